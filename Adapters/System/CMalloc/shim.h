#pragma once
/* The C library's heap, whose own header Swift's module leaves out. */
#include <malloc.h>
