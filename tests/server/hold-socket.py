"""Stands in for systemd: opens a socket, starts a server with it, and starts it again whenever it has ended.

Usage: hold-socket.py PORT PROGRAM ARGUMENT…   SIGHUP restarts the server, SIGTERM ends both.
"""

import os
import signal
import socket
import sys

port, program = int(sys.argv[1]), sys.argv[2:]
holder = socket.socket()
holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
holder.bind(("127.0.0.1", port))
holder.listen(4096)
ending = False
child = 0


def start():
    global child
    child = os.fork()
    if child == 0:
        os.dup2(holder.fileno(), 3)
        os.set_inheritable(3, True)
        os.environ.update(LISTEN_FDS="1", LISTEN_PID=str(os.getpid()))
        os.execv(program[0], program)


def stop(number, _frame):
    global ending
    ending = ending or number == signal.SIGTERM
    os.kill(child, signal.SIGTERM)


signal.signal(signal.SIGHUP, stop)
signal.signal(signal.SIGTERM, stop)
start()
while True:
    os.waitpid(child, 0)
    if ending:
        break
    start()
