import type { endpoints } from '#schemas';
import { Refusal, refusal, refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { verifyPassword } from '../identity/passwords.ts';
import { codesMissingOf } from '../identity/required-codes.ts';
import { findDevice, type SharedDevice } from '../identity/shared-device.ts';
import { signIn } from '../identity/sign-in.ts';
import { tellSecurity } from '../observe/security-log.ts';
import {
  giveTryBack,
  mostTries,
  notePinUsed,
  peopleOn,
  type Tried,
  takeTry,
} from './repository.ts';
import { keptPin } from './set.ts';

/** The people with a PIN on this device. */
export async function listPeopleHere({
  sql,
  clock,
  cookies,
}: Call<typeof endpoints.listPeopleHere>) {
  const device = await findDevice(sql, cookies);
  return { people: device ? await peopleOn(sql, device.id, clock()) : [] };
}

/** Signs another person in by their PIN, replacing the present session. */
export async function switchPerson(call: Call<typeof endpoints.switchPerson>) {
  const { sql, clock, cookies, input } = call;
  const device = await findDevice(sql, cookies);
  if (!device) throw over();
  const place = { deviceId: device.id, userId: input.body.user_id };
  const now = clock();
  const tried = await takeTry(sql, place, now);
  if (!tried) throw over();
  if (!(await fitsIn(call, device, tried))) throw await refuseWrongPin(call, device, tried);
  await notePinUsed(sql, place, now);
  // A PIN needs no code, since setting it did. This person must set codes up first.
  const merchant = await codesMissingOf(sql, tried.id);
  if (merchant !== undefined) throw refusals.codesFirst(merchant, 'switch.codes-first');
  const answer = await signIn({ ...call, byPin: true }, tried);
  tellSecurity(call, 'signed-in', tried.id);
  return answer;
}

async function fitsIn(
  { sql, input }: Call<typeof endpoints.switchPerson>,
  device: SharedDevice,
  tried: Tried,
): Promise<boolean> {
  try {
    return await verifyPassword(tried.pin_hash, keptPin(device.token, input.body.pin));
  } catch (cause) {
    await giveTryBack(sql, { deviceId: device.id, userId: tried.id });
    throw cause;
  }
}

/** The refusal of a wrong PIN; the last try removes the PIN. */
async function refuseWrongPin(
  call: Call<typeof endpoints.switchPerson>,
  { id }: SharedDevice,
  tried: Tried,
): Promise<Refusal> {
  tellSecurity(call, 'sign-in-failed', tried.id);
  const left = mostTries - tried.tries;
  if (left > 0) {
    const meta = { translation_key: 'switch.wrong', field: 'body.pin', values: { count: left } };
    return new Refusal(403, [{ code: 'PinWrong', message: 'The PIN is wrong.', meta }]);
  }
  await call.sql`delete from pins
    where device_id = ${id} and user_id = ${tried.id} and tries >= ${mostTries}`;
  return over();
}

function over(): Refusal {
  return refusal(403, 'PinOver', 'There is no PIN of this person here; the password is needed.', {
    key: 'switch.over',
  });
}
