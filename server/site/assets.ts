import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { assetPolicy } from '../http/headers.ts';
import { neverShed } from '../http/pressure.ts';
import type { App } from '../module.ts';

/** Bytes of files kept in memory: enough for the pages of every market, but not for source maps. */
const mostKept = 12 * 1024 ** 2;
const largestKept = 1024 ** 2;

const types: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Encodings that the build makes of a file, the smallest first, with the ending of its name. */
const packings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A file younger than this many milliseconds is not cached, since a build may still be writing it. */
const settled = 10_000;

/** Headers that browsers read on pages only. Sent with two dozen files, they cost a tenth of a second on a slow line. */
const ofPages = ['permissions-policy', 'cross-origin-opener-policy'];

type Asset = { content: Buffer; isSettled: boolean; encoding?: string };

/**
 * Serves the hashed files of the build. They never change under their names, so each is read once: a page asks for dozens of
 * them, and finding one on disk costs more than sending it.
 */
export function serveAssets(
  app: App,
  folder: string,
  isOpen: (name: string) => boolean,
  path = '/assets',
): void {
  const find = finderIn(folder);
  app.get(`${path}/*`, { config: neverShed }, async (request, reply) => {
    reply.header('content-security-policy', assetPolicy);
    for (const name of ofPages) reply.removeHeader(name);
    const name = nameIn(request);
    const asset = name !== undefined && isOpen(name) ? await find(request, name) : undefined;
    if (name === undefined || asset === undefined) return reply.callNotFound();
    // Not a comment in the file, which everybody would load and nobody outside the demo may follow.
    const map = `${name}.map`;
    if (name.endsWith('.js') && isOpen(map)) reply.header('sourcemap', map);
    return send(reply, request, { name, ...asset });
  });
}

/** The folder is flat, so names with a slash or without a stem are refused. */
function nameIn({ params }: FastifyRequest): string | undefined {
  return /^\w[\w.-]{0,150}$/.exec(String(Object(params)['*']))?.[0];
}

function finderIn(folder: string) {
  const kept = new LRUCache<string, Asset>({
    ...{ maxSize: mostKept, maxEntrySize: largestKept },
    sizeCalculation: ({ content }) => content.length + 1,
  });
  return async (request: FastifyRequest, name: string): Promise<Asset | undefined> => {
    const encodings = packings.filter(([each]) => accepts(request, each));
    const key = `${name} ${encodings.map(([each]) => each).join()}`;
    const asset = kept.get(key) ?? (await readPacked(join(folder, name), encodings));
    if (asset?.isSettled) kept.set(key, asset);
    return asset;
  };
}

async function readPacked(
  path: string,
  encodings: readonly (readonly [string, string])[],
): Promise<Asset | undefined> {
  for (const [encoding, ending] of encodings) {
    const asset = await readIfThere(path + ending);
    if (asset) return { ...asset, encoding };
  }
  return readIfThere(path);
}

async function readIfThere(path: string): Promise<Asset | undefined> {
  try {
    const content = await readFile(path);
    const { mtimeMs } = await stat(path);
    return { content, isSettled: Date.now() - mtimeMs > settled };
  } catch (cause) {
    if (Object(cause).code === 'ENOENT') return undefined;
    throw cause;
  }
}

function accepts({ headers }: FastifyRequest, encoding: string): boolean {
  const offered = String(headers['accept-encoding'] ?? '').split(',');
  return offered.some((each) => {
    const [name = '', ...rules] = each.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !rules.some((rule) => /^q=0(\.0*)?$/.test(rule));
  });
}

function send(
  reply: FastifyReply,
  { headers }: FastifyRequest,
  { name, content, encoding }: Omit<Asset, 'isSettled'> & { name: string },
): FastifyReply {
  const etag = `"${name}${encoding === undefined ? '' : `.${encoding}`}"`;
  reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag });
  reply.header('vary', 'accept-encoding');
  if (headers['if-none-match'] === etag) return reply.status(304).send();
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply
    .type(types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    .send(content);
}
