import { once } from 'node:events';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type ClientFrame, type Order, type OrderStatus, ServerFrame } from '#schemas';
import { buildApp } from '../../../server/app.ts';
import { connect } from '../../../server/db/connect.ts';
import type { App } from '../../../server/module.ts';
import { lockOrder, recordChange } from '../../../server/orders/journal.ts';
import { testServer } from '../../support/server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;
type Headers = Record<string, string>;

/** Two instances on one database, both listening. */
export async function twoInstances() {
  const server = await testServer();
  const sql = connect(server.url);
  const { app: second } = await buildApp({ ...server.deps, sql });
  const ports = [await listen(server.app), await listen(second)] as const;
  // Where the database is slow to connect, who subscribes first has to try again, which no test does.
  for (const each of [server.deps.sql, sql]) {
    await vi.waitFor(() => each.listen('anything', () => undefined), { timeout: 25_000 });
  }
  return {
    ...{ server, second, ports },
    close: async () => {
      await second.close();
      await sql.end({ timeout: 1 });
      await server.close();
    },
  };
}

async function listen(app: App): Promise<number> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return Number(new URL(address).port);
}

export async function ticketFor(server: Server, headers: Headers): Promise<string> {
  const answer = await server.app.inject({
    ...{ method: 'POST', url: '/orders/api/v1/socket/ticket', headers, payload: {} },
  });
  return answer.json().result.ticket;
}

/** Tries to open a socket; answers the status of a refusal. */
export async function knock(port: number, ticket: string, headers: Headers = {}): Promise<number> {
  const socket = dial(port, ticket, headers);
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
  });
}

/** An open socket that remembers everything it heard. */
export async function openSocket(port: number, ticket: string) {
  const socket = dial(port, ticket);
  const frames: ServerFrame[] = [];
  let closed: number | undefined;
  let reason = '';
  socket.on('message', (data) => frames.push(ServerFrame.parse(JSON.parse(String(data)))));
  socket.on('close', (code, why) => {
    closed = code;
    reason = String(why);
  });
  await once(socket, 'open');
  const say = (frame: ClientFrame) => socket.send(JSON.stringify(frame));
  return {
    ...{ socket, frames, say },
    closedWith: () => expect.poll(() => closed),
    closedBecause: () => reason,
    /** Waits for the nth frame of a kind. */
    async heard<Kind extends ServerFrame['event']>(event: Kind, count = 1) {
      const found = () => frames.filter((frame) => frame.event === event);
      await expect.poll(() => found().length).toBeGreaterThanOrEqual(count);
      return found() as Extract<ServerFrame, { event: Kind }>[];
    },
  };
}

export function change(server: Server, orderId: string, status: OrderStatus): Promise<Order> {
  return server.sql.begin(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error('no such order');
    return recordChange(tx, order, { status }, server.deps.clock());
  });
}

function dial(port: number, ticket: string, headers: Headers = {}): WebSocket {
  const host = `sg.localhost:${port}`;
  // A program says no origin.
  const { origin = `http://${host}`, ...others } = headers;
  return new WebSocket(`ws://127.0.0.1:${port}/socket?authorization=${ticket}`, {
    headers: { host, ...(origin !== '' && { origin }), ...others },
  });
}
