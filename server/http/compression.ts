import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '#schemas';

/** The smallest answer that is compressed, in bytes. */
const threshold = 1024;

/** Names of fields that hold secrets, whose answers are not compressed: the compressed length would help to guess them (BREACH). */
const secret = /token|ticket|secret|password|signature|link|url/i;

/** Offers compression to routes, at levels that cost less time than the network saves. */
export async function offerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    ...{ global: false, threshold, encodings: ['br', 'gzip'] },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
    zlibOptions: { level: 1 },
  });
}

const known = new WeakMap<Endpoint, Record<string, never> | false>();

/** The compression of an endpoint's answers, computed once. */
export function compressionOf(endpoint: Endpoint): Record<string, never> | false {
  const compression = known.get(endpoint) ?? findCompression(endpoint);
  known.set(endpoint, compression);
  return compression;
}

/** No compression for answers with secrets and for streamed files. */
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
