import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** How a service of street tiles behaves. */
type Mood = 'well' | 'refusing' | 'empty' | 'pictures' | 'silent';

/** A service of street tiles on this machine, whose every tile has the same streets. */
export type StreetService = {
  /** Where it describes its tiles. */
  readonly url: string;
  behave(mood: Mood): void;
  stop(): Promise<void>;
};

/** Names as they stand in each tile: of a straight road, of one that bends in a script whose letters join, and of a quarter. */
export const streetNames = {
  straight: 'Straight Street',
  bending: 'شارع الخليج العربي',
  quarter: ['Gardens of the', 'Eastern Quarter'],
} as const;

export async function startStreetService(): Promise<StreetService> {
  let mood: Mood = 'well';
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.url === '/planet') response.end(JSON.stringify(describe(port())));
    else answer(response, mood);
  });
  const port = () => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port()}/planet`,
    behave: (next) => {
      mood = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(response: ServerResponse, mood: Mood): void {
  if (mood === 'well') response.end(tile);
  if (mood === 'refusing') response.writeHead(503).end('go away');
  if (mood === 'empty') response.writeHead(404).end();
  if (mood === 'pictures') response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
}

const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);

function describe(port: number) {
  return {
    tilejson: '3.0.0',
    tiles: [`http://127.0.0.1:${port}/{z}/{x}/{y}.pbf`],
    ...{ minzoom: 0, maxzoom: 14 },
    attribution: '<a href="https://streets.example/">Street people</a>',
    vector_layers: ['transportation', 'transportation_name', 'place'].map((id) => ({ id })),
  };
}

/** Writes the format by its numbers: a field is its number and kind, then its length and content. */
const field = (number: number, content: Uint8Array | string) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Buffer.concat([Uint8Array.of(number * 8 + 2), varint(bytes.length), bytes]);
};
const packed = (numbers: readonly number[]) => Buffer.concat(numbers.map(varint));

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
  return Uint8Array.from([...bytes, rest]);
}

const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2);

/** To the first point, then lines to all others, each as a step from the one before. */
function geometry(points: readonly (readonly [number, number])[]): Uint8Array {
  const steps = points.map(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, 0];
    return [zigzag(x - beforeX), zigzag(y - beforeY)];
  });
  const [first = [], ...rest] = steps;
  const lines = rest.length > 0 ? [rest.length * 8 + 2, ...rest.flat()] : [];
  return packed([9, ...first, ...lines]);
}

type Thing = {
  kind: 1 | 2;
  tags: Record<string, string>;
  points: readonly (readonly [number, number])[];
};

function layer(name: string, things: readonly Thing[]): Uint8Array {
  const keys = [...new Set(things.flatMap(({ tags }) => Object.keys(tags)))];
  const values = [...new Set(things.flatMap(({ tags }) => Object.values(tags)))];
  const features = things.map(({ kind, tags, points }) => {
    const pairs = Object.entries(tags).flatMap(([key, value]) => [
      keys.indexOf(key),
      values.indexOf(value),
    ]);
    return field(
      2,
      Buffer.concat([field(2, packed(pairs)), Uint8Array.of(24, kind), field(4, geometry(points))]),
    );
  });
  return field(
    3,
    Buffer.concat([
      ...[Uint8Array.of(120, 2), field(1, name), ...features],
      ...keys.map((key) => field(3, key)),
      ...values.map((value) => field(4, field(1, value))),
      ...[Uint8Array.of(40), varint(4096)],
    ]),
  );
}

const straight = [
  [0, 1000],
  [4096, 1000],
] as const;
/** Mostly straight, with a bend where the middle of its name would stand. */
const bent = [
  [0, 3000],
  [2600, 3000],
  [2650, 3200],
  [4096, 3300],
] as const;
const roads: readonly Thing[] = [
  { kind: 2, tags: { class: 'primary', name: streetNames.straight }, points: straight },
  { kind: 2, tags: { class: 'primary', name: streetNames.bending }, points: bent },
];
const tile = Buffer.concat([
  layer('transportation', roads),
  layer('transportation_name', roads),
  layer('place', [
    {
      kind: 1,
      tags: { class: 'suburb', name: streetNames.quarter.join(' ') },
      points: [[2048, 2000]],
    },
  ]),
]);
