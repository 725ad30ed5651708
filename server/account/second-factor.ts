import type { endpoints, Id, ResultOf } from '#schemas';
import { brandNames } from '../brand.ts';
import type { Tx } from '../db/connect.ts';
import { Refusal, refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { endPasskeysOf } from '../identity/passkeys.ts';
import { codesRequiredOf, requiringMerchant } from '../identity/required-codes.ts';
import {
  beginFactor,
  confirmFactor,
  endFactor,
  giveRecoveryCodes,
  takeFactor,
} from '../identity/second-factor.ts';
import { endOtherSessionsOf, hasJustSignedIn } from '../identity/sessions.ts';
import { endPinsOf } from '../identity/shared-device.ts';
import { enqueue } from '../mail/index.ts';
import { letterFactsOf } from '../mail/write.ts';
import { tellSecurity } from '../observe/security-log.ts';
import { proveCode, provePassword } from './prove.ts';

type Telling = Pick<Call, 'clock' | 'deployment' | 'origin'> & { who: { email: string } };

/** The person's second factor, and how many recovery codes are left. */
export async function getSecondFactor({ sql, who }: Call<typeof endpoints.getSecondFactor>) {
  const [factor] = await sql<ResultOf<typeof endpoints.getSecondFactor>[]>`
    select (select confirmed_at from second_factors where user_id = ${who.userId}) as on_since,
      (select count(*)::int from recovery_codes where user_id = ${who.userId} and used_at is null) as recovery_codes_left,
      ${requiringMerchant(sql, who.userId)} as needed_by`;
  return factor ?? { on_since: null, recovery_codes_left: 0, needed_by: null };
}

/** Begins a second factor: answers a secret for an app. Needs the password, unless it was given right before, at sign-in. */
export async function beginSecondFactor(call: Call<typeof endpoints.beginSecondFactor>) {
  const { sql, who, clock, deployment, input } = call;
  if (input.body.password !== undefined) await provePassword(call, input.body.password);
  else if (!(who.codesFor !== undefined && (await hasJustSignedIn(sql, who, clock()))))
    throw passwordNeeded();
  const { serviceName } = await brandNames(deployment);
  const named = { issuer: serviceName, label: who.email };
  const begun = await beginFactor(sql, { ...call, now: clock() }, who.userId, named);
  if (begun) return begun;
  throw refusal(409, 'SecondFactorOn', 'The second factor is on already.', {
    key: 'second-factor.on-already',
  });
}

const passwordNeeded = () =>
  refusal(401, 'NotAuthorizedException', 'The password is needed.', {
    ...{ key: 'login.fill-password', field: 'body.password' },
  });

/** Turns it on with the app's first code. Other sessions that were opened by the password alone end, since they may be somebody else's. */
export async function confirmSecondFactor(call: Call<typeof endpoints.confirmSecondFactor>) {
  const { sql, who, clock, input } = call;
  const moment = { ...call, now: clock() };
  let recovery_codes: string[] = [];
  await proveCode(call, () =>
    sql.begin(async (tx) => {
      if (!(await confirmFactor(tx, moment, who.userId, input.body.code))) return false;
      recovery_codes = await giveRecoveryCodes(tx, who.userId);
      await endOtherSessionsOf(tx, who, moment.now);
      await endPinsOf(tx, who.userId);
      await endPasskeysOf(tx, who.userId);
      await tell(tx, call, 'second-factor-on', input.body.language);
      return true;
    }),
  );
  tellSecurity(call, 'second-factor-on', who.userId);
  return { recovery_codes };
}

/** New recovery codes; needs the password and a code. */
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

/** Turns it off; needs the password and a code, and is refused where one of the person's merchants requires it. */
export async function endSecondFactor(call: Call<typeof endpoints.endSecondFactor>) {
  const { sql, who, clock, input } = call;
  await provePassword(call, input.body.password);
  const moment = { ...call, now: clock() };
  await proveCode(call, () =>
    sql.begin(async (tx) => {
      if (!(await takeFactor(tx, moment, who.userId, input.body.code))) return false;
      await refuseNeeded(tx, who.userId);
      await endFactor(tx, { id: who.userId, email: who.email });
      await tell(tx, call, 'second-factor-off', input.body.language);
      return true;
    }),
  );
  tellSecurity(call, 'second-factor-off', who.userId);
  return { success: true as const };
}

/** Refuses where a merchant requires codes. Call it with the factor locked, as requiring codes locks that of its owner. */
async function refuseNeeded(tx: Tx, userId: Id): Promise<void> {
  const merchant = await codesRequiredOf(tx, userId);
  if (merchant === undefined) return;
  const meta = {
    translation_key: 'profile.factor.needed',
    values: { merchant: merchant.slice(0, 200) },
  };
  const message = `${merchant} asks everybody for a code at sign-in.`;
  throw new Refusal(409, [{ code: 'SecondFactorNeeded', message, meta }]);
}

/** Mails the person, in case it was somebody else. */
function tell(
  tx: Tx,
  call: Telling,
  kind: 'second-factor-on' | 'second-factor-off',
  language = '',
): Promise<void> {
  const facts = letterFactsOf({ ...call, language });
  return enqueue(tx, { kind, to: call.who.email, facts }, call.clock());
}
