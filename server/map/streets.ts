import * as z from 'zod/mini';
import type { Credit } from '#schemas';
import { readCredits } from './credits.ts';
import { hasKnownLayer } from './layers.ts';

/** A service's description of its vector tiles. */
export type ReadStreets = {
  readonly tiles: readonly string[];
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly layers: readonly string[];
  readonly credits: readonly Credit[];
};

/** Why a service's description cannot be used, for the log. */
export class BadStreets extends Error {
  override name = 'BadStreets';
}

/** Milliseconds to wait for the description, and its most bytes. */
const patience = 10_000;
const longest = 1_000_000;

const zoom = z.int().check(z.gte(0), z.lte(22));
/** A tile address with `{z}`, `{x}` and `{y}`; plain HTTP only on this machine. */
const TileAddress = z
  .string()
  .check(
    z.maxLength(2000),
    z.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])\S+$/),
    z.regex(/^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/),
  );

const TileJson = z.object({
  tiles: z.array(TileAddress).check(z.minLength(1), z.maxLength(16)),
  minzoom: z._default(zoom, 0),
  maxzoom: z._default(zoom, 14),
  scheme: z._default(z.literal('xyz'), 'xyz'),
  attribution: z._default(z.string().check(z.maxLength(4000)), ''),
  vector_layers: z.array(z.object({ id: z.string().check(z.maxLength(100)) })),
});

/** Fetches the description. Throws `BadStreets`, or a network error. */
export async function readStreets(
  address: string,
  ask: typeof fetch = fetch,
): Promise<ReadStreets> {
  const answer = await ask(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new BadStreets(`${address} answers ${answer.status}`);
  const text = await answer.text();
  if (text.length > longest) throw new BadStreets(`${address} is no TileJSON: it is too long`);
  const parsed = TileJson.safeParse(parse(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.join('.') || 'it';
    throw new BadStreets(`${address} is no TileJSON of vector tiles: ${where} is wrong`);
  }
  const { tiles, minzoom, maxzoom, attribution, vector_layers } = parsed.data;
  const layers = vector_layers.map(({ id }) => id);
  if (minzoom > maxzoom) throw new BadStreets(`${address} has its zooms in the wrong order`);
  if (!hasKnownLayer(layers)) throw new BadStreets(`${address} has no layer that the map can draw`);
  const credits = readCredits(attribution);
  return {
    ...{ tiles, layers, minZoom: minzoom, maxZoom: maxzoom },
    credits: credits.length > 0 ? credits : [{ text: new URL(address).host }],
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
