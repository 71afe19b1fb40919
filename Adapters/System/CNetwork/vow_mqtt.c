#include "vow_mqtt.h"

#include <dlfcn.h>
#include <errno.h>
#include <mosquitto.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#define EACH_FUNCTION(DO)                                                                                              \
    DO(lib_init) DO(new) DO(destroy) DO(username_pw_set) DO(tls_set) DO(will_set) DO(connect) DO(loop) DO(publish)     \
    DO(subscribe) DO(threaded_set) DO(connect_callback_set) DO(message_callback_set) DO(publish_callback_set)          \
    DO(strerror) DO(connack_string)

static struct {
#define DECLARE(name) __typeof__(mosquitto_##name) *name;
    EACH_FUNCTION(DECLARE)
    bool is_open;
} library;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) {
    void *handle = dlopen("libmosquitto.so.1", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return;
    bool is_whole = true;
#define FIND(name)                                                                                                     \
    library.name = (__typeof__(library.name))dlsym(handle, "mosquitto_" #name);                                        \
    is_whole = is_whole && library.name != NULL;
    EACH_FUNCTION(FIND)
    library.is_open = is_whole && library.lib_init() == MOSQ_ERR_SUCCESS;
}

struct vow_mqtt {
    struct mosquitto *connection;
    void *context;
    vow_mqtt_heard heard;
    atomic_int answer;
    atomic_int waiting;
    // The system's error of the last connecting, turning or setting of certificates.
    int cause;
};

bool vow_mqtt_open(void) {
    pthread_once(&once, open_library);
    return library.is_open;
}

static void connected(struct mosquitto *connection, void *of, int answer) {
    (void)connection;
    atomic_store(&((vow_mqtt *)of)->answer, answer);
}

static void published(struct mosquitto *connection, void *of, int message) {
    (void)connection;
    (void)message;
    atomic_fetch_sub(&((vow_mqtt *)of)->waiting, 1);
}

static void heard(struct mosquitto *connection, void *of, const struct mosquitto_message *message) {
    (void)connection;
    vow_mqtt *client = of;
    size_t length = message->payloadlen > 0 ? (size_t)message->payloadlen : 0;
    if (client->heard != NULL) client->heard(client->context, message->topic, message->payload, length);
}

vow_mqtt *vow_mqtt_new(const char *name, void *context, vow_mqtt_heard told) {
    if (!vow_mqtt_open()) return NULL;
    vow_mqtt *client = calloc(1, sizeof *client);
    if (client == NULL) return NULL;
    client->context = context;
    client->heard = told;
    atomic_store(&client->answer, -1);
    client->connection = library.new(name, true, client);
    if (client->connection == NULL) {
        free(client);
        return NULL;
    }
    // Other threads publish while one turns the loop.
    library.threaded_set(client->connection, true);
    library.connect_callback_set(client->connection, connected);
    library.message_callback_set(client->connection, heard);
    library.publish_callback_set(client->connection, published);
    return client;
}

void vow_mqtt_free(vow_mqtt *client) {
    library.destroy(client->connection);
    free(client);
}

int vow_mqtt_set_user(vow_mqtt *client, const char *user, const char *password) {
    return library.username_pw_set(client->connection, user, password);
}

int vow_mqtt_set_tls(vow_mqtt *client, const char *authorities) {
    const char *folder = authorities == NULL ? "/etc/ssl/certs" : NULL;
    errno = 0;
    int result = library.tls_set(client->connection, authorities, folder, NULL, NULL, NULL);
    client->cause = errno;
    return result;
}

int vow_mqtt_set_will(vow_mqtt *client, const char *topic, const void *payload, size_t length) {
    return library.will_set(client->connection, topic, (int)length, payload, 1, true);
}

int vow_mqtt_connect(vow_mqtt *client, const char *host, int port, int keep_alive_seconds) {
    errno = 0;
    int result = library.connect(client->connection, host, port, keep_alive_seconds);
    client->cause = errno;
    return result;
}

int vow_mqtt_turn(vow_mqtt *client, int milliseconds) {
    errno = 0;
    int result = library.loop(client->connection, milliseconds, 1);
    client->cause = errno;
    return result;
}

int vow_mqtt_answer(const vow_mqtt *client) { return atomic_load(&client->answer); }

int vow_mqtt_publish(vow_mqtt *client, const char *topic, const void *payload, size_t length) {
    atomic_fetch_add(&client->waiting, 1);
    int result = library.publish(client->connection, NULL, topic, (int)length, payload, 1, true);
    if (result != MOSQ_ERR_SUCCESS) atomic_fetch_sub(&client->waiting, 1);
    return result;
}

int vow_mqtt_waiting(const vow_mqtt *client) { return atomic_load(&client->waiting); }

int vow_mqtt_subscribe(vow_mqtt *client, const char *topic) {
    return library.subscribe(client->connection, NULL, topic, 1);
}

const char *vow_mqtt_error(const vow_mqtt *client, int result) {
    if (result != MOSQ_ERR_ERRNO) return library.strerror(result);
    return client->cause == 0 ? NULL : strerror(client->cause);
}

const char *vow_mqtt_refusal(int answer) { return library.connack_string(answer); }

bool vow_mqtt_is_name_unknown(int result) { return result == MOSQ_ERR_EAI; }

bool vow_mqtt_is_tls(const vow_mqtt *client, int result) {
    return result == MOSQ_ERR_TLS || (result == MOSQ_ERR_ERRNO && client->cause == EPROTO);
}
