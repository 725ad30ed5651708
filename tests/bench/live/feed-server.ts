import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';

/** The product with the server's end of its sockets in our hands, and beside it the page that is its limit. */
export type FeedServer = {
  port: number;
  /** Sends text to every open socket of the product (`/socket`) or of the limit (`/limit-socket`). */
  send: (to: Side, text: string) => void;
  /** Resolves when a socket of that side has asked for its orders. */
  subscribed: (side: Side) => Promise<void>;
  stop: () => Promise<void>;
};
export type Side = 'ours' | 'limit';

const page =
  '<!doctype html><meta charset="utf-8"><title>Limit</title><script src="/limit.js"></script>';

/** Passes calls on to the product; sockets end here, so that what comes over them can be said exactly. */
export async function startFeedServer(target: number): Promise<FeedServer> {
  const file = await readFile(join(import.meta.dirname, 'limit-page.ts'), 'utf8');
  const script = stripTypeScriptTypes(file).replace(/^export \{\};$/m, '');
  const sockets: Record<Side, Set<WebSocket>> = { ours: new Set(), limit: new Set() };
  const server = createServer((request, response) => {
    if (request.url === '/limit') response.setHeader('content-type', 'text/html').end(page);
    else if (request.url === '/limit.js')
      response.setHeader('content-type', 'text/javascript').end(script);
    else passOn(request, response, target);
  });
  const upgrades = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, socket, head) =>
    upgrades.handleUpgrade(request, socket, head, (opened) => {
      const side: Side = request.url?.startsWith('/limit') ? 'limit' : 'ours';
      listen(opened, () => sockets[side].add(opened));
      opened.on('close', () => sockets[side].delete(opened));
    }),
  );
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    send(to, text) {
      for (const socket of sockets[to]) socket.send(text);
    },
    async subscribed(side) {
      while (sockets[side].size === 0) await once(upgrades, 'subscribed');
    },
    async stop() {
      for (const socket of [...sockets.ours, ...sockets.limit]) socket.terminate();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  function listen(socket: WebSocket, opened: () => void): void {
    socket.on('message', (data) => {
      const { action, vendor_id } = JSON.parse(String(data));
      if (action === 'ping') socket.send(JSON.stringify({ event: 'pong', created_at: 1 }));
      if (action !== 'subscribe') return;
      socket.send(JSON.stringify({ event: 'subscribed', vendor_id, seq: 1 }));
      opened();
      upgrades.emit('subscribed');
    });
  }
}

function passOn(request: IncomingMessage, response: ServerResponse, target: number): void {
  const { method, url, headers } = request;
  const onward = ask({ port: target, host: 'localhost', method, path: url, headers });
  onward.on('error', () => response.destroy());
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  request.pipe(onward);
}
