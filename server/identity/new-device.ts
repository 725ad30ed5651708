import * as z from 'zod/mini';
import type { Sql } from '../db/connect.ts';
import type { Call } from '../http/serve.ts';
import { enqueue } from '../mail/index.ts';
import { LetterFacts, letterFactsOf, writeLetter } from '../mail/write.ts';
import type { Composer } from '../module.ts';
import { deviceOf } from './device.ts';

type Circumstances = Pick<Call, 'sql' | 'clock' | 'deployment' | 'origin' | 'agent'>;

/** Mails somebody about a sign-in on a new kind of device, except for the first one. */
export async function tellOfNewDevice(
  call: Circumstances,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const { sql, clock, agent } = call;
  if (agent === null) return;
  const known = await agentsOf(sql, id);
  const name = nameOf(agent);
  if (known.length === 0 || known.some((each) => nameOf(each) === name)) return;
  const facts = { ...letterFactsOf({ ...call, language: null }), agent };
  await sql.begin((tx) => enqueue(tx, { kind: 'new-device', to: email, facts }, clock()));
}

const NewDevice = z.extend(LetterFacts, { agent: z.string() });

/** Composes that mail. */
export const newDeviceMail: Composer = async (deps, facts) => {
  const given = NewDevice.parse(facts);
  const values = { device: nameOf(given.agent) };
  return writeLetter(deps, given, 'new-device', { path: '/forgot-password', values });
};

async function agentsOf(sql: Sql, userId: string): Promise<string[]> {
  const rows = await sql<{ agent: string }[]>`
    select distinct agent from sessions
    where user_id = ${userId} and agent is not null`;
  return rows.map(({ agent }) => agent);
}

/** The device's name without versions, which change often. */
function nameOf(agent: string): string {
  const { browser, system } = deviceOf(agent);
  return [browser, system].filter(Boolean).join(' · ');
}
