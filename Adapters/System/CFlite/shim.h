#pragma once
#include <flite/flite.h>

/* Debian ships the voice's library without a header; this is its one entry point. */
cst_voice *register_cmu_us_slt(const char *voxdir);
