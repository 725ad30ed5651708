import type * as z from 'zod/mini';
import { GeocoderError } from '../geocoder.ts';

/** Milliseconds to wait for an answer. */
const patience = 2500;
const mostBytes = 1_000_000;

/** Asks an external geocoder and parses its answer; throws only `GeocoderError`. */
export async function ask<Schema extends z.ZodMiniType>(
  url: URL,
  schema: Schema,
  timeout = patience,
): Promise<z.output<Schema>> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { signal, redirect: 'error', headers });
    if (!response.ok) throw new GeocoderError('refused', `answered ${response.status}`);
    const parsed = schema.safeParse(parse(await readBounded(response)));
    if (!parsed.success) throw new GeocoderError('malformed', 'answered something else');
    return parsed.data;
  } catch (cause) {
    if (cause instanceof GeocoderError) throw cause;
    const late = signal.aborted ? 'timeout' : 'unreachable';
    throw new GeocoderError(late, `could not be asked: ${late}`, { cause });
  }
}

const headers = { accept: 'application/json', 'user-agent': 'rider-portal' };

/** Reads an answer up to a limit of bytes. */
async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new GeocoderError('malformed', `answered over ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new GeocoderError('malformed', 'did not answer JSON', { cause });
  }
}
