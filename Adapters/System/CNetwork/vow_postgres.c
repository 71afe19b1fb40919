#include "vow_postgres.h"

#include <dlfcn.h>
#include <libpq-fe.h>
#include <pthread.h>
#include <stdio.h>

#define VOW_PQ_FUNCTIONS(F) \
    F(PQconnectdbParams) F(PQstatus) F(PQerrorMessage) F(PQsocket) F(PQfinish) F(PQsetnonblocking) \
    F(PQsendQueryParams) F(PQflush) F(PQconsumeInput) F(PQisBusy) F(PQgetResult) F(PQnotifies) F(PQfreemem) \
    F(PQresultStatus) F(PQresultErrorField) F(PQresultErrorMessage) F(PQntuples) F(PQgetisnull) F(PQgetvalue) \
    F(PQgetlength) F(PQclear) F(PQsetNoticeProcessor)

static struct {
#define VOW_PQ_MEMBER(name) __typeof__(name) *name;
    VOW_PQ_FUNCTIONS(VOW_PQ_MEMBER)
    bool is_open;
} pq;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
    void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return;
    pq.is_open = true;
#define VOW_PQ_FIND(name) \
    pq.name = (__typeof__(pq.name))dlsym(library, #name); \
    pq.is_open = pq.is_open && pq.name != NULL;
    VOW_PQ_FUNCTIONS(VOW_PQ_FIND)
}

bool vow_pq_open(void) {
    pthread_once(&once, open_library);
    return pq.is_open;
}

// Remarks of the server would go to standard error.
static void ignore(void *context, const char *message) {
    (void)context;
    (void)message;
}

vow_pq_connection *vow_pq_connect(const char *const *names, const char *const *values) {
    PGconn *connection = pq.PQconnectdbParams(names, values, 0);
    if (connection == NULL) return NULL;
    pq.PQsetNoticeProcessor(connection, ignore, NULL);
    if (pq.PQstatus(connection) == CONNECTION_OK) pq.PQsetnonblocking(connection, 1);
    return connection;
}

bool vow_pq_is_connected(const vow_pq_connection *connection) {
    return pq.PQstatus(connection) == CONNECTION_OK;
}

const char *vow_pq_message(const vow_pq_connection *connection) { return pq.PQerrorMessage(connection); }

int vow_pq_socket(const vow_pq_connection *connection) { return pq.PQsocket(connection); }

void vow_pq_finish(vow_pq_connection *connection) { pq.PQfinish(connection); }

bool vow_pq_send(
    vow_pq_connection *connection, const char *statement, int count, const uint32_t *types,
    const char *const *values, const int *lengths, const int *forms) {
    return pq.PQsendQueryParams(connection, statement, count, (const Oid *)types, values, lengths, forms, 1) == 1;
}

int vow_pq_flush(vow_pq_connection *connection) { return pq.PQflush(connection); }

bool vow_pq_take_in(vow_pq_connection *connection) { return pq.PQconsumeInput(connection) == 1; }

bool vow_pq_is_busy(vow_pq_connection *connection) { return pq.PQisBusy(connection) == 1; }

vow_pq_result *vow_pq_next(vow_pq_connection *connection) { return pq.PQgetResult(connection); }

bool vow_pq_next_notice(vow_pq_connection *connection, char *payload, size_t room) {
    PGnotify *notice = pq.PQnotifies(connection);
    if (notice == NULL) return false;
    snprintf(payload, room, "%s", notice->extra == NULL ? "" : notice->extra);
    pq.PQfreemem(notice);
    return true;
}

bool vow_pq_is_good(const vow_pq_result *result) {
    ExecStatusType status = pq.PQresultStatus(result);
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

const char *vow_pq_state(const vow_pq_result *result) {
    const char *state = pq.PQresultErrorField(result, PG_DIAG_SQLSTATE);
    return state == NULL ? "" : state;
}

const char *vow_pq_result_message(const vow_pq_result *result) {
    const char *message = pq.PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    return message == NULL ? pq.PQresultErrorMessage(result) : message;
}

int vow_pq_rows(const vow_pq_result *result) { return pq.PQntuples(result); }

bool vow_pq_is_null(const vow_pq_result *result, int row, int column) {
    return pq.PQgetisnull(result, row, column) == 1;
}

const char *vow_pq_value(const vow_pq_result *result, int row, int column) {
    return pq.PQgetvalue(result, row, column);
}

int vow_pq_length(const vow_pq_result *result, int row, int column) {
    return pq.PQgetlength(result, row, column);
}

void vow_pq_clear(vow_pq_result *result) { pq.PQclear(result); }
