import { type CallField, fieldsOf } from '#schemas/operator';
import type { UseCase } from '../../server/operator/use-case.ts';

const notes = `Every command takes --json for programs, --out FILE for its answer as a file that only you can read, and --help.
The database is DATABASE_URL, or the one in DATA_DIR, whether the product is running or not; run it with the environment
of the server. A moment is 2027-01-31T22:00+08:00, or Unix seconds. What is changed stands in the audit under your name.`;

/** The commands that need access to the machine, each with what it does. */
const machineCommands: Readonly<Record<string, string>> = {
  'add EMAIL': 'Add an operator: prints a password, the second factor and recovery codes, once',
  'remove EMAIL': 'Let an operator in no more',
  'reset-second-factor EMAIL':
    'Give an operator another second factor, and let them try again at once',
  'reset-password EMAIL': 'Give an operator another password and another second factor',
};

/** All commands, each with what it does. */
export function usageOf(cases: readonly UseCase[]): string {
  const all = [
    ...Object.entries(machineCommands),
    ...cases.map((each) => [lineOf(each), each.call.summary] as const),
  ];
  const lines = all.map(([line, summary]) => `  ${line}\n      ${summary}`);
  return `npm run operator -- COMMAND …\n\n${lines.join('\n')}\n\n${notes}`;
}

/** A command that needs access to the machine, with what it does. */
export function machineHelpOf(word: string): string {
  const own = Object.entries(machineCommands).find(([line]) => line.startsWith(`${word} `));
  const [line, summary] = own ?? [word, ''];
  return `npm run operator -- ${line}\n\n${summary}.\n\n${notes}`;
}

/** One command with all that it takes. */
export function helpOf(each: UseCase): string {
  const options = fieldsOf(each.call).map((field) => `  ${optionOf(field)}`);
  const taken = options.length > 0 ? `\n\n${options.join('\n')}` : '';
  return `npm run operator -- ${lineOf(each)}\n\n${each.call.summary}.${taken}\n\n${notes}`;
}

function lineOf({ command, call }: UseCase): string {
  const fields = fieldsOf(call);
  const needed = fields.filter(({ isNeeded }) => isNeeded).map(({ name }) => wordOf(name));
  const rest = fields.some(({ isNeeded }) => !isNeeded) ? ['[options]'] : [];
  return [command, ...needed, ...rest].join(' ');
}

function optionOf({ name, kind, choices, isNeeded }: CallField): string {
  const value = choices.length > 0 && choices.length < 20 ? choices.join('|') : kind;
  const said = isFile({ name }) ? 'FILE' : value;
  return `--${optionName(name)}${kind === 'boolean' ? '' : ` ${said}`}${isNeeded ? '  (needed; also without its name, in this order)' : ''}`;
}

/** `outletId` and `outlet_id` are `--outlet-id`. */
export function optionName(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** Whether the text of a field is that of a file, which the command line names. */
export function isFile({ name }: Pick<CallField, 'name'>): boolean {
  return name === 'csv' || name === 'geojson';
}

function wordOf(name: string): string {
  return isFile({ name }) ? 'FILE' : optionName(name).toUpperCase();
}
