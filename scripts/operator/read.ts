import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Endpoint, ParsedInputOf } from '#schemas';
import { type CallField, fieldsOf } from '#schemas/operator';
import type { UseCase } from '../../server/operator/use-case.ts';
import { problemsOf } from '../../server/problems.ts';
import { typedValue } from './typed.ts';
import { isFile, optionName } from './usage.ts';

/** The words on the command line make no sense; says why. */
export class Mistyped extends Error {
  override name = 'Mistyped';
}

/** How the answer of a command is told: for programs, as a file; or only what the command takes. */
export type Manner = { json: boolean; help: boolean; out: string | undefined };

/** What a command is to do, and how its answer is told. */
export type Read = Manner & { input: ParsedInputOf<Endpoint> };

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
  const { values, positionals } = parse(fields, words);
  const given: Record<CallField['part'], Record<string, unknown>> = {
    params: {},
    query: {},
    body: {},
  };
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
  const manner = mannerOf(values);
  const input = manner.help ? { params: {}, query: {}, body: {} } : inputOf(call, given);
  return { input, ...manner };
}

/** Reads the words behind a command about an operator: an email address, and how the answer is told. */
export function readEmail(words: readonly string[]): Manner & { email: string } {
  const { values, positionals } = parse([], words);
  const [email = '', tooMany] = positionals;
  const manner = mannerOf(values);
  if (tooMany !== undefined) throw new Mistyped(`"${tooMany}" is one word too many.`);
  if (!manner.help && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new Mistyped('Say the email address of the operator.');
  }
  return { email, ...manner };
}

function mannerOf(values: object): Manner {
  const out = typedAt(values, 'out');
  return {
    json: typedAt(values, 'json') === true,
    help: typedAt(values, 'help') === true,
    out: typeof out === 'string' ? out : undefined,
  };
}

function parse(fields: readonly CallField[], words: readonly string[]) {
  const own = fields.map(({ name, kind }) => {
    return [optionName(name), { type: kind === 'boolean' ? 'boolean' : 'string' }] as const;
  });
  try {
    return parseArgs({
      // South of the equator a latitude looks like an option.
      args: words.map((word) => (/^-\d/.test(word) ? ` ${word}` : word)),
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

function readValue(field: CallField, typed: string | boolean): unknown {
  if (!isFile(field) || typeof typed === 'boolean') return typedValue(field, typed);
  try {
    return readFileSync(typed, 'utf8');
  } catch {
    throw new Mistyped(`There is no file ${typed} that can be read.`);
  }
}

function inputOf(
  call: Endpoint,
  given: Record<CallField['part'], object>,
): ParsedInputOf<Endpoint> {
  const [params, query, body] = (['params', 'query', 'body'] as const).map((part) => {
    const { data, error } = call[part].safeParse(given[part], { reportInput: true });
    if (!error) return data;
    const lines = problemsOf(error).map(({ field, why }) => `--${optionName(field)}: ${why}`);
    throw new Mistyped(lines.join('\n'));
  });
  return { params, query, body };
}
