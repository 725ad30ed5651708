import type { endpoints } from '#schemas';
import { provePassword } from '../account/prove.ts';
import { refusal } from '../http/refusal.ts';
import { type Call, Headed } from '../http/serve.ts';
import { hashPassword } from '../identity/passwords.ts';
import {
  deviceCookie,
  findDevice,
  makeDevice,
  type SharedDevice,
} from '../identity/shared-device.ts';
import { tellSecurity } from '../observe/security-log.ts';
import type { SignedIn } from '../policy.ts';
import { pinsOf } from './repository.ts';

type Asking = Pick<Call, 'sql' | 'clock' | 'cookies'> & { who: SignedIn };

/** Where the person who asks has a PIN. */
export async function listPins({ sql, who, clock, cookies }: Asking) {
  const here = (await findDevice(sql, cookies))?.id;
  return { pins: await pinsOf(sql, { userId: who.userId, here }, clock()) };
}

/** Sets a PIN for who knows the password: a tablet that lies open is no place to make a way in for later. */
export async function setPin(call: Call<typeof endpoints.setPin>) {
  const { sql, who, clock, cookies, agent, origin, input } = call;
  refuseSimple(input.body.pin);
  const proved = await provePassword(call, input.body.password);
  const now = clock();
  const device = await sql.begin(async (tx) => {
    const known = (await findDevice(tx, cookies)) ?? (await makeDevice(tx, agent, now));
    const pin_hash = await hashPassword(keptPin(known, input.body.pin));
    // Whatever was set while the password was looked at counts as it is now.
    const [same] = await tx`
      select 1 from users where id = ${who.userId} and password_hash = ${proved} for share`;
    if (!same) return undefined;
    const row = { device_id: known.id, user_id: who.userId, pin_hash, tries: 0, used_at: now };
    await tx`insert into pins ${tx([row])} on conflict (device_id, user_id)
      do update set pin_hash = excluded.pin_hash, tries = 0, used_at = excluded.used_at`;
    await tx`update sessions set device_id = ${known.id} where id = ${who.sessionId}`;
    return known;
  });
  if (!device) return listPins(call);
  tellSecurity(call, 'pin-set', who.userId);
  const pins = await pinsOf(sql, { userId: who.userId, here: device.id }, now);
  return new Headed({ pins }, { 'set-cookie': deviceCookie(device, origin) });
}

/** Takes a PIN of who asks off a device, from wherever they are. */
export async function removePin(call: Call<typeof endpoints.removePin>) {
  const { sql, who, input } = call;
  await sql`delete from pins
    where device_id::text = ${input.params.deviceId} and user_id = ${who.userId}`;
  return listPins(call);
}

/** A PIN is hashed with the secret of its device, so that who reads the database has nothing to try all PINs against. */
export function keptPin({ token }: SharedDevice, pin: string): string {
  return `${token} ${pin}`;
}

/** Of one digit, or of digits in their order, which everybody tries first. */
function refuseSimple(pin: string): void {
  const steps = new Set([...pin].slice(1).map((digit, nth) => Number(digit) - Number(pin[nth])));
  const [step = 0, ...others] = steps;
  if (others.length > 0 || Math.abs(step) > 1) return;
  throw refusal(400, 'PinTooSimple', 'Everybody guesses this PIN.', {
    ...{ key: 'profile.pin.simple', field: 'body.pin' },
  });
}
