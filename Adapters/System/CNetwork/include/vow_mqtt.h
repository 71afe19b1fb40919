#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The functions of libmosquitto that Vow uses, each forwarded to the library, which is opened at the first use: a device
   that speaks with no broker does without it. Calls return the library's own numbers, 0 for success. */

/// A client, for one connection.
typedef struct vow_mqtt vow_mqtt;

/// Is told of a message that came in, on the thread that turns the loop. The texts are gone when it returns.
typedef void (*vow_mqtt_heard)(void *context, const char *topic, const uint8_t *payload, size_t length);

/// Opens the library once; false where it is not there. Safe from any thread.
bool vow_mqtt_open(void);

/// Makes a client with a clean session; NULL where that cannot be done.
vow_mqtt *vow_mqtt_new(const char *name, void *context, vow_mqtt_heard heard);

/// Ends the connection without a word, so that the broker publishes the last will, and frees the client.
void vow_mqtt_free(vow_mqtt *client);

/// What is set before connecting: who asks, by TLS (with the machine's certificates where the file is NULL), and what the
/// broker publishes once the connection is lost, retained.
int vow_mqtt_set_user(vow_mqtt *client, const char *user, const char *password);
int vow_mqtt_set_tls(vow_mqtt *client, const char *authorities);
int vow_mqtt_set_will(vow_mqtt *client, const char *topic, const void *payload, size_t length);

/// Reaches the broker; blocks. Whether it lets the client in is its answer, which comes with a turn of the loop.
int vow_mqtt_connect(vow_mqtt *client, const char *host, int port, int keep_alive_seconds);

/// Waits for something to read or to write, and does it.
int vow_mqtt_turn(vow_mqtt *client, int milliseconds);

/// The broker's answer to the connection, 0 for yes; -1 before it came.
int vow_mqtt_answer(const vow_mqtt *client);

/// Publishes a message, retained, at least once; ends the wait of a turn. Safe from any thread.
int vow_mqtt_publish(vow_mqtt *client, const char *topic, const void *payload, size_t length);

/// How many messages the broker has not acknowledged yet.
int vow_mqtt_waiting(const vow_mqtt *client);

/// Asks for the messages of a topic.
int vow_mqtt_subscribe(vow_mqtt *client, const char *topic);

/// What the result of the last connecting, turning or setting of certificates says (NULL where nothing is known), and what
/// a broker's answer does.
const char *vow_mqtt_error(const vow_mqtt *client, int result);
const char *vow_mqtt_refusal(int answer);

/// The results that are told apart.
bool vow_mqtt_is_name_unknown(int result);
bool vow_mqtt_is_tls(const vow_mqtt *client, int result);
