import { systemClock } from '../../server/clock.ts';
import type { Sql, Tx } from '../../server/db/connect.ts';
import {
  addOperator,
  type Credentials,
  removeOperator,
  resetOperator,
} from '../../server/operator/accounts.ts';
import { loadKeys } from '../../server/secrets.ts';
import { personHere } from '../support/audited.ts';

type Circumstances = Parameters<typeof addOperator>[2];
type Command = (tx: Tx, email: string, given: Circumstances) => Promise<Credentials | string>;

const commands: Readonly<Record<string, Command>> = {
  add: addOperator,
  remove: async (tx, email, given) =>
    `${await removeOperator(tx, email, given)} is no operator any more.`,
  'reset-second-factor': (tx, email, given) =>
    resetOperator(tx, email, { ...given, what: 'second-factor' }),
  'reset-password': (tx, email, given) => resetOperator(tx, email, { ...given, what: 'password' }),
};

/** A command about operators themselves, which only who has the machine may give; undefined for every other word. */
export function machineCommandFor(word: string): Command | undefined {
  return Object.hasOwn(commands, word) ? commands[word] : undefined;
}

/** Runs such a command; answers what the person at the machine is told. */
export function runMachineCommand(
  sql: Sql,
  { command, email, secret }: { command: Command; email: string; secret: string | undefined },
): Promise<Credentials | string> {
  return loadKeys(sql, secret).then((key) =>
    sql.begin((tx) => command(tx, email, { key, actor: personHere(), now: systemClock() })),
  );
}

/** What an operator needs, to be read once. */
export function toldOnce({ email, password, uri, recovery_codes }: Credentials): string {
  const word = password === null ? [] : [`Password: ${password}`, ''];
  return [
    `${email} signs in with a password and a code of their second factor. This is shown once: keep it from others.`,
    '',
    ...word,
    'Second factor, for an app such as Aegis or 1Password (as a link, or by its secret):',
    uri,
    '',
    'Recovery codes, each of which stands once for a code of the app:',
    ...recovery_codes.map((code) => `  ${code}`),
  ].join('\n');
}
