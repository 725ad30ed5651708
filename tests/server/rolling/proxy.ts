import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A place where an instance listens, and until when nobody is sent there. */
type Upstream = { port: number; ready: boolean; failedUntil: number };

type Reply = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/** How long one that failed is left alone, and how often `/ready` is looked at, in milliseconds. */
const leftAlone = 500;
const lookEvery = 50;
/** What may be asked twice, whatever came of the first time. */
const idempotent = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);

/**
 * A proxy that does what the samples of `ops/proxy/` do: it keeps connections, sends nobody to an instance that is not ready or just failed,
 * and asks another one when a request was not taken, or may be asked twice.
 */
export async function startProxy(ports: () => readonly number[]) {
  const agent = new Agent({ keepAlive: true, timeout: 60_000 });
  const upstreams = new Map<number, Upstream>();
  const known = () =>
    ports().map((port) => {
      const upstream = upstreams.get(port) ?? { port, ready: false, failedUntil: 0 };
      upstreams.set(port, upstream);
      return upstream;
    });
  const lookAt = async (upstream: Upstream) => {
    const url = `http://127.0.0.1:${upstream.port}/ready`;
    upstream.ready = await fetch(url, { signal: AbortSignal.timeout(3000) }).then(
      ({ status }) => status === 200,
      () => false,
    );
  };
  // One look at a time at each: looks that pile up at a busy instance keep it from ever being ready, and a slow one holds up no other.
  const looked = new Map<Upstream, Promise<void>>();
  const look = () => {
    for (const upstream of known()) {
      if (looked.has(upstream)) continue;
      looked.set(
        upstream,
        lookAt(upstream).finally(() => looked.delete(upstream)),
      );
    }
  };
  let turn = 0;
  const choose = (tried: ReadonlySet<number>) => {
    const open = known().filter(
      ({ port, failedUntil }) => !tried.has(port) && failedUntil < Date.now(),
    );
    const ready = open.filter((each) => each.ready);
    const from = ready.length > 0 ? ready : open;
    return from[turn++ % from.length];
  };
  const server = createServer((incoming, outgoing) => {
    void forward(incoming, outgoing, { agent, choose });
  });
  look();
  await Promise.all(looked.values());
  const looking = setInterval(look, lookEvery);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    isReady: (port: number) => upstreams.get(port)?.ready === true,
    close: async () => {
      clearInterval(looking);
      await Promise.all(looked.values());
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Tools = { agent: Agent; choose: (tried: ReadonlySet<number>) => Upstream | undefined };

async function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { agent, choose }: Tools,
) {
  const body = await bodyOf(incoming);
  const tried = new Set<number>();
  for (let upstream = choose(tried); upstream; upstream = choose(tried)) {
    tried.add(upstream.port);
    const { reply, wasSent } = await ask(incoming, body, { agent, port: upstream.port });
    const isGood = reply !== undefined && reply.status !== 502 && reply.status !== 503;
    const mayRepeat = !wasSent || idempotent.has(incoming.method ?? '');
    if (reply && (isGood || !mayRepeat)) {
      const {
        connection: _,
        'keep-alive': __,
        'transfer-encoding': ___,
        ...headers
      } = reply.headers;
      outgoing.writeHead(reply.status, headers).end(reply.body);
      return;
    }
    upstream.failedUntil = Date.now() + leftAlone;
    if (!mayRepeat) break;
  }
  outgoing.writeHead(502).end();
}

/** The answer of one instance, and whether it may have got the request at all. */
function ask(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  { agent, port }: { agent: Agent; port: number },
): Promise<{ reply?: Reply; wasSent: boolean }> {
  return new Promise((resolve) => {
    const { connection: _, ...kept } = headers;
    const asked = request({ host: '127.0.0.1', port, method, path: url, headers: kept, agent });
    asked.on('response', (answer) => {
      bodyOf(answer).then(
        (text) =>
          resolve({
            reply: { status: answer.statusCode ?? 502, headers: answer.headers, body: text },
            wasSent: true,
          }),
        () => resolve({ wasSent: true }),
      );
    });
    asked.on('error', (error) => {
      resolve({ wasSent: !('code' in error && error.code === 'ECONNREFUSED') });
    });
    asked.end(body);
  });
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
