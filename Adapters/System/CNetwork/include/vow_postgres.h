#ifndef VOW_POSTGRES_H
#define VOW_POSTGRES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// PostgreSQL's own client library, opened at run time: only whoever takes part in a cohort needs it.
typedef struct pg_conn vow_pq_connection;
typedef struct pg_result vow_pq_result;

/// Whether the library is here; everything below needs it.
bool vow_pq_open(void);

/// Connects, within the time limit that the values name; never NULL but where there is no memory.
vow_pq_connection *vow_pq_connect(const char *const *names, const char *const *values);
bool vow_pq_is_connected(const vow_pq_connection *connection);
/// The library's own words for what went wrong last.
const char *vow_pq_message(const vow_pq_connection *connection);
int vow_pq_socket(const vow_pq_connection *connection);
void vow_pq_finish(vow_pq_connection *connection);

/// Sends one statement with its values (form 1 is the server's binary one), and asks for answers in binary form.
bool vow_pq_send(
    vow_pq_connection *connection, const char *statement, int count, const uint32_t *types,
    const char *const *values, const int *lengths, const int *forms);
/// Hands on what was not yet sent: 0 when all is, 1 when the socket takes no more for now, -1 on a failure.
int vow_pq_flush(vow_pq_connection *connection);
/// Takes in what has arrived; false when the connection is lost.
bool vow_pq_take_in(vow_pq_connection *connection);
/// Whether the next answer would have to be waited for.
bool vow_pq_is_busy(vow_pq_connection *connection);
/// The next answer, NULL when there is none left; to be cleared.
vow_pq_result *vow_pq_next(vow_pq_connection *connection);
/// Takes the payload of the next notification; false when there is none.
bool vow_pq_next_notice(vow_pq_connection *connection, char *payload, size_t room);

bool vow_pq_is_good(const vow_pq_result *result);
/// The five letters that name an error; empty where the server gave none.
const char *vow_pq_state(const vow_pq_result *result);
const char *vow_pq_result_message(const vow_pq_result *result);
int vow_pq_rows(const vow_pq_result *result);
bool vow_pq_is_null(const vow_pq_result *result, int row, int column);
const char *vow_pq_value(const vow_pq_result *result, int row, int column);
int vow_pq_length(const vow_pq_result *result, int row, int column);
void vow_pq_clear(vow_pq_result *result);

#endif
