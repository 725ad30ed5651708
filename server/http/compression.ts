import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '#schemas';

/** Bytes from which an answer is compressed. */
const threshold = 1024;

/** What the name of a secret says. An answer's length, once compressed, tells what of it somebody guessed. */
const secret = /token|ticket|secret|password|signature|link|url/i;

/** Lets routes be compressed that ask for it. At levels that cost less time than the network saves. */
export async function offerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    ...{ global: false, threshold, encodings: ['br', 'gzip'] },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
    zlibOptions: { level: 1 },
  });
}

const known = new WeakMap<Endpoint, Record<string, never> | false>();

/** How an endpoint's answers are compressed; looked up once, since all fields of the answer are read for it. */
export function compressionOf(endpoint: Endpoint): Record<string, never> | false {
  const compression = known.get(endpoint) ?? findCompression(endpoint);
  known.set(endpoint, compression);
  return compression;
}

/** Answers that hold a secret, and files, which are sent while they are made, are not compressed. */
function findCompression({ produces, result }: Endpoint): Record<string, never> | false {
  if (produces) return false;
  const schema = z.toJSONSchema(result, { io: 'output', unrepresentable: 'any' });
  return namesIn(schema).some((name) => secret.test(name)) ? false : {};
}

/** The names of all fields of a JSON Schema, however deep. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' && typeof value === 'object' && value ? Object.keys(value) : []),
    ...namesIn(value),
  ]);
}
