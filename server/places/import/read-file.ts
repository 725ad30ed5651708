import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { parse } from 'csv-parse';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import * as z from 'zod/mini';
import { type Cells, type Meaning, meaningOf, readCells } from './columns.ts';
import { centreOf } from './geometry.ts';

/** A row with its number: the CSV line (from 1, with the heading), or the feature (from 1). */
export type Row = { number: number; cells: Cells; geometry: unknown } | BadRow;

/** An invalid row; `isLast` when the file is cut off here. */
export type BadRow = { number: number; reason: string; isLast?: true };

/** The whole file cannot be read; the message is for the operator. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** Streams the rows of a `.csv`, `.tsv`, `.json` or `.geojson` file. */
export function readRows(file: string): AsyncGenerator<Row> {
  if (/\.(csv|tsv|txt)$/i.test(file)) return readCsv(file);
  if (/\.(geo)?json$/i.test(file)) return readGeoJson(file);
  throw new UnreadableFile(`${file} is neither CSV (.csv, .tsv) nor GeoJSON (.geojson, .json).`);
}

async function* readCsv(file: string): AsyncGenerator<Row> {
  const parser = parse({
    ...{ bom: true, delimiter: await findDelimiter(file), info: true, max_record_size: 65_536 },
    ...{ relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
  });
  pipeline(createReadStream(file), parser, () => undefined);
  let meanings: Meaning[] | undefined;
  for await (const item of guardEnd(parser, file)) {
    if ('reason' in item) {
      yield item;
      continue;
    }
    const { record, info } = CsvRecord.parse(item.value);
    if (!meanings) meanings = readHeading(record, file);
    else {
      const row = record.map((text, at) => [meanings?.[at], text] as const);
      yield { number: info.lines, cells: readCells(row), geometry: undefined };
    }
  }
  if (!meanings) throw new UnreadableFile(`${file} has no line of headings.`);
}

/** The delimiter that is most frequent in the header; cells below may hold others. */
async function findDelimiter(file: string): Promise<string> {
  const heading = await readFirstLine(file);
  const count = (mark: string) => heading.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

async function readFirstLine(file: string): Promise<string> {
  const stream = createReadStream(file, { encoding: 'utf8', end: 65_535 });
  for await (const item of guardEnd(stream, file)) {
    if ('value' in item) return String(item.value).split(/[\r\n]/, 1)[0] ?? '';
  }
  return '';
}

const CsvRecord = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
});

function readHeading(record: readonly string[], file: string): Meaning[] {
  const meanings = record.map(meaningOf);
  for (const column of ['latitude', 'longitude'] as const) {
    if (meanings.includes(column)) continue;
    throw new UnreadableFile(
      `${file} has no column "${column}" in its first line: ${record.join(', ')}.`,
    );
  }
  return meanings;
}

const Feature = z.object({
  type: z.literal('Feature'),
  id: z.optional(z.union([z.string(), z.number()])),
  geometry: z.unknown(),
  properties: z.nullish(z.record(z.string(), z.unknown())),
});

async function* readGeoJson(file: string): AsyncGenerator<Row> {
  const features = streamArray.asStream();
  const text = createReadStream(file, 'utf8');
  pipeline(text, pick.withParserAsStream({ filter: 'features' }), features, () => undefined);
  let number = 0;
  for await (const item of guardEnd(features, file)) {
    number += 1;
    yield 'reason' in item ? { ...item, number } : toRow(number, item.value);
  }
  if (number > 0) return;
  throw new UnreadableFile(`${file} is not a GeoJSON FeatureCollection with features.`);
}

function toRow(number: number, value: unknown): Row {
  const parsed = z.object({ value: Feature }).safeParse(value);
  if (!parsed.success) return { number, reason: 'is not a GeoJSON feature' };
  const { id, geometry, properties } = parsed.data.value;
  const centre = centreOf(geometry);
  if (!centre) return { number, reason: 'has no point, line or polygon' };
  const known = Object.entries(properties ?? {}).map(
    ([key, cell]) => [meaningOf(key), cell] as const,
  );
  const position = [
    ['latitude', centre.latitude],
    ['longitude', centre.longitude],
  ] as const;
  return { number, cells: readCells([...position, ['id', id], ...known]), geometry };
}

/** Turns a file that is cut off into an invalid last row, so that earlier rows are kept. */
async function* guardEnd(
  stream: AsyncIterable<unknown>,
  file: string,
): AsyncGenerator<{ value: unknown } | BadRow> {
  try {
    for await (const value of stream) yield { value };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    if (isSystemError(cause)) throw new UnreadableFile(`${file} cannot be read: ${why}.`);
    const { lines } = z.object({ lines: z._default(z.number(), 0) }).parse(cause);
    const reason = `nothing from here on could be read: ${why}`;
    yield { number: lines, reason, isLast: true };
  }
}

function isSystemError(cause: unknown): boolean {
  return cause instanceof Error && 'syscall' in cause;
}
