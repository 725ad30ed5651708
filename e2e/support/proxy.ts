import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';

/**
 * The fault of a call: `cut` before it reaches the server, `hang` without an answer, `drop` the server's
 * answer, or an answer of the test's own.
 */
export type CallFault = 'cut' | 'hang' | 'drop' | { status: number; type: string; body: string };

type Rule = { path: RegExp; fault: CallFault; left: number; met: number };

/** A proxy between browser and server that simulates network faults. */
export type FaultProxy = {
  port: number;
  /** Lets a fault befall the next calls whose method and path match; answers how many it has met so far. */
  spoil: (path: RegExp, fault: CallFault, times?: number) => () => number;
  /** From here on all calls go through untouched. */
  heal: () => void;
  /** Every call so far, as `POST /path`. */
  calls: () => readonly string[];
  /** Makes all open connections hang for ever while new ones work, as after a change of network. */
  freeze: () => void;
  /** Ends each live socket, as a router does that restarts. */
  cutSockets: () => void;
  /** Leaves each live socket open and silent, as a phone does that changes its network. */
  muteSockets: () => void;
  stop: () => Promise<void>;
};

/** Stands in front of a server on this machine. */
export async function startProxy(target: number): Promise<FaultProxy> {
  const rules: Rule[] = [];
  const calls: string[] = [];
  const pairs = new Set<Pair>();
  const connections = new Set<Socket>();
  const frozen = new WeakSet<Socket>();
  const server = createServer((request, response) => {
    if (frozen.has(request.socket)) return;
    const call = `${request.method} ${request.url}`;
    calls.push(call);
    const rule = rules.find(({ path, left }) => left > 0 && path.test(call));
    if (rule) {
      rule.left -= 1;
      rule.met += 1;
    }
    void passOn({ request, response, target, fault: rule?.fault });
  });
  server.on('upgrade', (request, browser: Socket, head: Buffer) => {
    calls.push(`UPGRADE ${request.url}`);
    const pair = join(request, { browser, head, target });
    pairs.add(pair);
    browser.on('close', () => pairs.delete(pair));
  });
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });
  // A connection that hangs is not closed by this side either.
  server.keepAliveTimeout = 600_000;
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return {
    port: address.port,
    spoil(path, fault, times = Number.POSITIVE_INFINITY) {
      const rule = { path, fault, left: times, met: 0 };
      rules.push(rule);
      return () => rule.met;
    },
    heal: () => {
      rules.length = 0;
    },
    calls: () => calls,
    freeze() {
      each(pairs, mute);
      for (const socket of connections) frozen.add(socket);
    },
    cutSockets: () => each(pairs, cut),
    muteSockets: () => each(pairs, mute),
    async stop() {
      each(pairs, cut);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Passage = {
  request: IncomingMessage;
  response: ServerResponse;
  target: number;
  fault: CallFault | undefined;
};

async function passOn({ request, response, target, fault }: Passage): Promise<void> {
  if (fault === 'cut') return void request.destroy();
  if (fault === 'hang') return;
  if (typeof fault === 'object') {
    request.resume();
    response.writeHead(fault.status, { 'content-type': fault.type }).end(fault.body);
    return;
  }
  const { method, url, headers } = request;
  const onward = ask({ port: target, host: 'localhost', method, path: url, headers });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    if (fault === 'drop') {
      // With nothing sent at all, a browser would repeat the call by itself.
      response.flushHeaders();
      answer.resume().on('end', () => response.destroy());
      return;
    }
    answer.pipe(response).on('error', () => answer.destroy());
  });
}

type Pair = { browser: Socket; server: Socket };

/** Hands a live socket on byte by byte, beginning with the request that opens it. */
function join(
  request: IncomingMessage,
  { browser, head, target }: { browser: Socket; head: Buffer; target: number },
): Pair {
  const server = connect(target, 'localhost');
  const lines = request.rawHeaders.flatMap((name, at, all) =>
    at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : [],
  );
  server.write(`${[`${request.method} ${request.url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
  server.write(head);
  browser.pipe(server).pipe(browser);
  const pair = { browser, server };
  for (const side of [browser, server]) side.on('error', () => cut(pair));
  return pair;
}

function cut({ browser, server }: Pair): void {
  browser.destroy();
  server.destroy();
}

function mute({ browser, server }: Pair): void {
  browser.unpipe(server);
  server.unpipe(browser);
  browser.resume();
  server.resume();
}

function each(pairs: ReadonlySet<Pair>, act: (pair: Pair) => void): void {
  for (const pair of pairs) act(pair);
}
