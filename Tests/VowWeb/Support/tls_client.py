"""Speaks to a server by TLS, as another machine would: tls_client.py PORT NAME [CERTIFICATE] [older].

Sends standard input and prints what comes back, until the server hangs up. With a certificate, no other is trusted, and
it has to be one for NAME. Ends with 7 where the handshake fails, and says why on standard error.
"""

import socket
import ssl
import sys

port, name, *rest = sys.argv[1:]
context = ssl.create_default_context()
context.load_verify_locations(rest[0]) if rest else None
if "older" in rest:
    context.minimum_version = ssl.TLSVersion.TLSv1
    context.maximum_version = ssl.TLSVersion.TLSv1_1
    context.set_ciphers("ALL:@SECLEVEL=0")
try:
    with socket.create_connection(("127.0.0.1", int(port)), timeout=25) as plain:
        with context.wrap_socket(plain, server_hostname=name) as secure:
            print(secure.version(), secure.cipher()[0], file=sys.stderr)
            secure.sendall(sys.stdin.buffer.read())
            while some := secure.recv(65536):
                sys.stdout.buffer.write(some)
except ssl.SSLError as error:
    print(error, file=sys.stderr)
    sys.exit(7)
