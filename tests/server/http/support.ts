import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that says only what it is told to, and keeps what it hears. */
export async function rawConnection(port: number, host = '127.0.0.1') {
  const socket = connect({ port, host });
  let heard = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  await once(socket, 'connect');
  return { socket, heard: () => heard, isOpen: () => !socket.destroyed && !socket.readableEnded };
}

/** Settles once the other end has ended a connection. */
export async function ended(socket: Socket): Promise<void> {
  if (socket.readableEnded || socket.destroyed) return;
  await once(socket, 'close');
}
