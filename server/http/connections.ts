import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';
import { partsOf } from '../proxies.ts';

/** What one address may hold of this server, and how long a request may take to arrive. */
type Limits = {
  /** Milliseconds for the headers of a request, for the whole of it, and between two checks for late ones. */
  patience?: { headers: number; request: number; looks: number };
  /** Connections that one address may hold, sockets included; 50 tills behind one router hold some 400. */
  mostPerAddress: number;
  /** Whether an address is not limited, since it is a proxy for many people. */
  isShared: (address: string) => boolean;
};

const usual = { headers: 10_000, request: 15_000, looks: 1_000 };

/** Milliseconds of keep-alive, longer than that of proxies in front of us. */
const idle = 72_000;

/**
 * Makes servers that cut slow requests and limit connections by address, so that nobody uses up all of them: a connection too many
 * gets an answer and is closed.
 */
export function serverFactory(limits: Limits): (listener: RequestListener) => Server {
  const { patience = usual } = limits;
  const held = new Map<string, number>();
  return (listener) => {
    const server = createServer(
      {
        ...{ headersTimeout: patience.headers, requestTimeout: patience.request },
        ...{ connectionsCheckingInterval: patience.looks, keepAliveTimeout: idle },
      },
      listener,
    );
    const [serve] = server.listeners('connection');
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) => {
      if (isWelcome(socket, held, limits)) serve?.call(server, socket);
      else refuse(socket);
    });
    return server;
  };
}

/** Makes the check for addresses of many people: this machine, and the trusted proxies. */
export function sharedBy(trustProxy: string | undefined): (address: string) => boolean {
  const proxies = trustProxy === undefined ? [] : partsOf(trustProxy);
  return proxyAddr.compile(['loopback', ...proxies]) as (address: string) => boolean;
}

/** Counts a connection while it is open; answers whether there was room. */
function isWelcome(
  socket: Socket,
  held: Map<string, number>,
  { mostPerAddress, isShared }: Limits,
): boolean {
  const address = socket.remoteAddress ?? '';
  if (address === '' || isShared(address)) return true;
  const key = normalizeIP(address);
  const before = held.get(key) ?? 0;
  if (before >= mostPerAddress) return false;
  held.set(key, before + 1);
  socket.on('close', () => {
    const left = (held.get(key) ?? 1) - 1;
    if (left > 0) held.set(key, left);
    else held.delete(key);
  });
  return true;
}

const reason = JSON.stringify({
  errors: [
    {
      code: 'TooManyConnections',
      message: 'This address holds too many connections.',
      meta: { translation_key: 'auth.TooManyRequestsException' },
    },
  ],
});
const answer = [
  'HTTP/1.1 429 Too Many Requests',
  'content-type: application/json; charset=utf-8',
  `content-length: ${Buffer.byteLength(reason)}`,
  'retry-after: 5',
  'connection: close',
  '',
  reason,
].join('\r\n');

/** Answers a connection without reading from it, and closes it. */
function refuse(socket: Socket): void {
  socket.on('error', () => undefined);
  socket.end(answer, () => socket.destroy());
}
