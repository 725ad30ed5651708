import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { Brand, Deployment, Market } from '#schemas';
import type { Json } from '../../server/site/json.ts';
import { fieldsOf, membersOf, type Row } from './fields.ts';
import { meaningsIn } from './meaning.ts';

/** Where a table stands, and what it says. */
type Table = {
  readonly page: string;
  readonly heads: string;
  readonly rows: (root: URL) => readonly Row[];
};

const ofShape = '| Field | Value | Meaning |';
const ofType = '| Field | | What it is |';
const plugin = 'core/compose/plugin.ts';

/** The tables that are written from shapes and types, by the name in their marker. */
const tables: Readonly<Record<string, Table>> = {
  market: {
    ...{ page: 'docs/markets.md', heads: ofShape },
    rows: (root) => shape('Market', Market, read(root, 'schemas/market.ts')),
  },
  brand: {
    ...{ page: 'docs/brands.md', heads: ofShape },
    rows: (root) => shape('Brand', Brand, read(root, 'schemas/brand.ts')),
  },
  deployment: {
    ...{ page: 'docs/deployments.md', heads: ofShape },
    rows: (root) => shape('Deployment', Deployment, read(root, 'schemas/deployment.ts')),
  },
  plugin: {
    ...{ page: 'docs/plugins.md', heads: ofType },
    rows: (root) => membersOf('Plugin', read(root, plugin)),
  },
  'plugin-field': {
    ...{ page: 'docs/plugins.md', heads: ofType },
    rows: (root) => membersOf('PluginField', read(root, plugin)),
  },
  'plugin-order': {
    ...{ page: 'docs/plugins.md', heads: ofType },
    rows: (root) => membersOf('OrderParts', read(root, 'core/rules/order-feature.ts')),
  },
  'plugin-columns': {
    ...{ page: 'docs/plugins.md', heads: ofType },
    rows: (root) => membersOf('ColumnParts', read(root, 'core/rules/bulk/feature-columns.ts')),
  },
  'plugin-form': {
    ...{ page: 'docs/plugins.md', heads: '| Property | What it is |' },
    rows: (root) => membersOf('RequestForm', read(root, plugin)),
  },
  slot: {
    ...{ page: 'docs/plugins.md', heads: '| Slot | Where |' },
    rows: (root) => membersOf('SlotProps', read(root, plugin)),
  },
};

/** The pages as they have to be, by path: what stands between the markers is written again, and nothing else. */
export function writtenPages(root: URL): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  for (const [name, { page, heads, rows }] of Object.entries(tables)) {
    const text = pages.get(page) ?? read(root, page);
    pages.set(page, withTable(text, name, tableOf(heads, rows(root))));
  }
  return pages;
}

function withTable(text: string, name: string, table: string): string {
  const begin = `<!-- npm run docs: ${name} -->\n`;
  const end = '<!-- end -->';
  const [before, rest] = text.split(begin);
  if (before === undefined || rest === undefined) throw new Error(`no place for ${name}`);
  return `${before}${begin}${table}${rest.slice(rest.indexOf(end))}`;
}

function tableOf(heads: string, rows: readonly Row[]): string {
  const columns = heads.split('|').length - 2;
  if (rows.length === 0) throw new Error(`nothing is there for ${heads}`);
  const silent = rows.filter(([, , meaning]) => meaning === undefined).map(([field]) => field);
  if (silent.length > 0) throw new Error(`nothing is said of ${silent.join(', ')}`);
  const lines = rows.map(([field, value, meaning = '']) =>
    [`\`${field}\``, ...(columns > 2 ? [value] : []), meaning].map(inTable).join(' | '),
  );
  const rule = `|${' --- |'.repeat(columns)}`;
  return `${[heads, rule, ...lines.map((line) => `| ${line} |`)].join('\n')}\n`;
}

function inTable(text: string): string {
  return text.replaceAll('|', '\\|');
}

function shape(name: string, schema: z.ZodMiniType, source: string): readonly Row[] {
  const json: Json = { ...z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) };
  return fieldsOf(name, json, meaningsIn(source));
}

function read(root: URL, path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}
