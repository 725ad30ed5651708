import type { endpoints, Id } from '#schemas';
import { provePassword, wrongPassword } from '../account/prove.ts';
import type { Tx } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';
import { type Call, Headed } from '../http/serve.ts';
import { hashPassword } from '../identity/passwords.ts';
import { deviceCookie, findDevice, keepDevice, newDeviceToken } from '../identity/shared-device.ts';
import { tellSecurity } from '../observe/security-log.ts';
import type { SignedIn } from '../policy.ts';
import { pinsOf } from './repository.ts';

type Asking = Pick<Call, 'sql' | 'clock' | 'cookies'> & { who: SignedIn };

/** The caller's PINs. */
export async function listPins({ sql, who, clock, cookies }: Asking) {
  const here = (await findDevice(sql, cookies))?.id;
  return { pins: await pinsOf(sql, { userId: who.userId, here }, clock()) };
}

/** Sets a PIN; needs the password, so that an open tablet is not enough. */
export async function setPin(call: Call<typeof endpoints.setPin>) {
  const { sql, who, clock, cookies, origin, input } = call;
  refuseSimple(input.body.pin);
  const proved = await provePassword(call, input.body.password);
  const token = (await findDevice(sql, cookies))?.token ?? newDeviceToken();
  const pin_hash = await hashPassword(keptPin(token, input.body.pin));
  const now = clock();
  const here = await sql.begin((tx) => keepPin(tx, call, { proved, token, pin_hash }));
  // The password was changed meanwhile.
  if (here === undefined) throw wrongPassword();
  tellSecurity(call, 'pin-set', who.userId);
  const pins = await pinsOf(sql, { userId: who.userId, here }, now);
  return new Headed({ pins }, { 'set-cookie': deviceCookie(token, origin) });
}

async function keepPin(
  tx: Tx,
  { who, clock, agent }: Call<typeof endpoints.setPin>,
  { proved, token, pin_hash }: { proved: string; token: string; pin_hash: string },
): Promise<Id | undefined> {
  const now = clock();
  const same = await tx`
    select 1 from users where id = ${who.userId} and password_hash = ${proved} for share`;
  if (same.length === 0) return undefined;
  const device = await keepDevice(tx, { token, agent }, now);
  const row = { device_id: device, user_id: who.userId, pin_hash, tries: 0, used_at: now };
  await tx`insert into pins ${tx([row])} on conflict (device_id, user_id)
    do update set pin_hash = excluded.pin_hash, tries = 0, used_at = excluded.used_at`;
  await tx`update sessions set device_id = ${device} where id = ${who.sessionId}`;
  return device;
}

/** Removes the caller's PIN from any device. */
export async function removePin(call: Call<typeof endpoints.removePin>) {
  const { sql, who, input } = call;
  await sql`delete from pins
    where device_id::text = ${input.params.deviceId} and user_id = ${who.userId}`;
  return listPins(call);
}

/** The text that is hashed: the PIN with the device's secret, so that the database alone is not enough to try all PINs. */
export function keptPin(token: string, pin: string): string {
  return `${token} ${pin}`;
}

/** Refuses repeated digits and sequences. */
function refuseSimple(pin: string): void {
  const steps = new Set([...pin].slice(1).map((digit, nth) => Number(digit) - Number(pin[nth])));
  const [step = 0, ...others] = steps;
  if (others.length > 0 || Math.abs(step) > 1) return;
  throw refusal(400, 'PinTooSimple', 'Everybody guesses this PIN.', {
    ...{ key: 'profile.pin.simple', field: 'body.pin' },
  });
}
