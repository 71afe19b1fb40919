"""A transcription service that speaks TLS on the loopback, for tests.

    tls_service.py CERTIFICATE KEY

Prints its port, then a line for each connection: "refused" where the other side broke the handshake off, else
"answered" and how many bytes it had sent. Ends with its standard input.
"""

import socket
import ssl
import sys
import threading

BODY = b'{"text":"I keep promises."}'


def request_length(stream):
    """Reads a request to its end and gives its length."""
    data = b""
    while b"\r\n\r\n" not in data:
        more = stream.recv(65536)
        if not more:
            return len(data)
        data += more
    head, _, _ = data.partition(b"\r\n\r\n")
    fields = dict(line.lower().split(b":", 1) for line in head.split(b"\r\n")[1:])
    whole = len(head) + 4 + int(fields.get(b"content-length", b"0"))
    while len(data) < whole:
        more = stream.recv(65536)
        if not more:
            break
        data += more
    return len(data)


def converse(context, peer):
    peer.settimeout(10)
    try:
        with context.wrap_socket(peer, server_side=True) as stream:
            length = request_length(stream)
            if length == 0:
                print("refused", flush=True)
                return
            stream.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(BODY) + BODY)
            print(f"answered {length}", flush=True)
    except OSError:
        print("refused", flush=True)


def serve():
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[1], sys.argv[2])
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    while True:
        peer, _ = listener.accept()
        converse(context, peer)


threading.Thread(target=serve, daemon=True).start()
sys.stdin.read()
