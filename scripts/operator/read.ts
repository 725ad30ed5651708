import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Endpoint, ParsedInputOf } from '#schemas';
import type { UseCase } from '../../server/operator/use-case.ts';
import { problemsOf } from '../../server/problems.ts';
import { type Field, fieldsOf, typedValue } from './fields.ts';
import { optionName } from './usage.ts';

/** What was typed cannot be done, in words for who typed it. */
export class Mistyped extends Error {
  override name = 'Mistyped';
}

/** What a command is to do, and how its answer is told. */
export type Read = {
  input: ParsedInputOf<Endpoint>;
  json: boolean;
  help: boolean;
  out: string | undefined;
};

/** The command that the words begin with, the longest one that fits; and the words behind it. */
export function commandIn(
  cases: readonly UseCase[],
  words: readonly string[],
): { found: UseCase; rest: readonly string[] } | undefined {
  const text = words.join(' ');
  const fitting = cases.filter(({ command }) => `${text} `.startsWith(`${command} `));
  const [found] = fitting.toSorted((a, b) => b.command.length - a.command.length);
  return found && { found, rest: words.slice(found.command.split(' ').length) };
}

/** Reads the words behind a command by the declaration of its call. */
export function readWords({ call }: UseCase, words: readonly string[]): Read {
  const fields = fieldsOf(call);
  const { values, positionals } = parsed(fields, words);
  const given: Record<Field['part'], Record<string, unknown>> = { params: {}, query: {}, body: {} };
  const places = fields.filter(({ isNeeded, name }) => isNeeded && !(optionName(name) in values));
  if (positionals.length > places.length) {
    throw new Mistyped(`"${positionals[places.length]}" is one word too many.`);
  }
  for (const [nth, field] of places.entries()) {
    const word = positionals[nth];
    if (word !== undefined) given[field.part][field.name] = readValue(field, word);
  }
  for (const field of fields) {
    const typed = typedAt(values, optionName(field.name));
    if (typed !== undefined) given[field.part][field.name] = readValue(field, typed);
  }
  const { json = false, help = false, out } = values;
  const how = { json: json === true, help: help === true };
  const input = how.help ? { params: {}, query: {}, body: {} } : inputOf(call, given);
  return { input, ...how, out: typeof out === 'string' ? out : undefined };
}

function parsed(fields: readonly Field[], words: readonly string[]) {
  const own = fields.map(({ name, kind }) => {
    return [optionName(name), { type: kind === 'boolean' ? 'boolean' : 'string' }] as const;
  });
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        ...Object.fromEntries(own),
        ...{ json: { type: 'boolean' }, help: { type: 'boolean' }, out: { type: 'string' } },
      },
    });
  } catch (cause) {
    throw new Mistyped(cause instanceof Error ? cause.message : String(cause));
  }
}

/** What stands behind an option; nothing where it was left out. */
function typedAt(values: object, name: string): string | boolean | undefined {
  const typed: unknown = Reflect.get(values, name);
  return typeof typed === 'string' || typeof typed === 'boolean' ? typed : undefined;
}

function readValue(field: Field, typed: string | boolean): unknown {
  if (field.name !== 'csv' || typeof typed === 'boolean') return typedValue(field, typed);
  try {
    return readFileSync(typed, 'utf8');
  } catch {
    throw new Mistyped(`There is no file ${typed} that can be read.`);
  }
}

function inputOf(call: Endpoint, given: Record<Field['part'], object>): ParsedInputOf<Endpoint> {
  const [params, query, body] = (['params', 'query', 'body'] as const).map((part) => {
    const { data, error } = call[part].safeParse(given[part], { reportInput: true });
    if (!error) return data;
    const lines = problemsOf(error).map(({ field, why }) => `--${optionName(field)}: ${why}`);
    throw new Mistyped(lines.join('\n'));
  });
  return { params, query, body };
}
