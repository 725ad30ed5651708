import type { endpoints } from '#schemas';
import { brandNames } from '../brand.ts';
import type { Tx } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import {
  beginFactor,
  confirmFactor,
  endFactor,
  giveRecoveryCodes,
  takeFactor,
} from '../identity/second-factor.ts';
import { enqueue } from '../mail/index.ts';
import { letterFactsOf } from '../mail/write.ts';
import { tellSecurity } from '../observe/security-log.ts';
import { proveCode, provePassword } from './prove.ts';

type Telling = Pick<Call, 'clock' | 'deployment' | 'origin'> & { who: { email: string } };

/** Whether somebody signs in with a code, and how many recovery codes are left to them. */
export async function getSecondFactor({ sql, who }: Call<typeof endpoints.getSecondFactor>) {
  const [factor] = await sql<{ on_since: number | null; recovery_codes_left: number }[]>`
    select (select confirmed_at from second_factors where user_id = ${who.userId}) as on_since,
      (select count(*)::int from recovery_codes where user_id = ${who.userId} and used_at is null) as recovery_codes_left`;
  return factor ?? { on_since: null, recovery_codes_left: 0 };
}

/** A secret for an app, for who knows the password. */
export async function beginSecondFactor(call: Call<typeof endpoints.beginSecondFactor>) {
  const { sql, who, clock, deployment, input } = call;
  await provePassword(call, input.body.password);
  const { serviceName } = await brandNames(deployment);
  const named = { issuer: serviceName, label: who.email };
  const begun = await beginFactor(sql, { ...call, now: clock() }, who.userId, named);
  if (begun) return begun;
  throw refusal(409, 'SecondFactorOn', 'The second factor is on already.', {
    key: 'second-factor.on-already',
  });
}

/** Switches it on, by the first code of the app. */
export async function confirmSecondFactor(call: Call<typeof endpoints.confirmSecondFactor>) {
  const { sql, who, clock, input } = call;
  const moment = { ...call, now: clock() };
  let recovery_codes: string[] = [];
  await proveCode(call, () =>
    sql.begin(async (tx) => {
      if (!(await confirmFactor(tx, moment, who.userId, input.body.code))) return false;
      recovery_codes = await giveRecoveryCodes(tx, who.userId);
      await tell(tx, call, 'second-factor-on', input.body.language);
      return true;
    }),
  );
  tellSecurity(call, 'second-factor-on', who.userId);
  return { recovery_codes };
}

/** Other recovery codes, for who knows the password and has a code. */
export async function renewRecoveryCodes(call: Call<typeof endpoints.renewRecoveryCodes>) {
  const { sql, who, clock, input } = call;
  await provePassword(call, input.body.password);
  const moment = { ...call, now: clock() };
  let recovery_codes: string[] = [];
  await proveCode(call, () =>
    sql.begin(async (tx) => {
      if (!(await takeFactor(tx, moment, who.userId, input.body.code))) return false;
      recovery_codes = await giveRecoveryCodes(tx, who.userId);
      return true;
    }),
  );
  return { recovery_codes };
}

/** Switches it off, for who knows the password and has a code. */
export async function endSecondFactor(call: Call<typeof endpoints.endSecondFactor>) {
  const { sql, who, clock, input } = call;
  await provePassword(call, input.body.password);
  const moment = { ...call, now: clock() };
  await proveCode(call, () =>
    sql.begin(async (tx) => {
      if (!(await takeFactor(tx, moment, who.userId, input.body.code))) return false;
      await endFactor(tx, { id: who.userId, email: who.email });
      await tell(tx, call, 'second-factor-off', input.body.language);
      return true;
    }),
  );
  tellSecurity(call, 'second-factor-off', who.userId);
  return { success: true as const };
}

/** Who did not do it themselves learns that somebody did. */
function tell(
  tx: Tx,
  call: Telling,
  kind: 'second-factor-on' | 'second-factor-off',
  language = '',
): Promise<void> {
  const facts = letterFactsOf({ ...call, language });
  return enqueue(tx, { kind, to: call.who.email, facts }, call.clock());
}
