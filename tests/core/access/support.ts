import fc from 'fast-check';
import {
  accessRestarted,
  accessTyped,
  codeFound,
  codeWanted,
  linkFollowed,
  linkWanted,
  newPasswordSent,
  registrationSent,
} from '#core';
import { loadAccessFx, saveAccessFx } from '#core/ports';
import type { AccessPlace } from '#schemas';
import { createAccessKeeper } from '../../../app/adapters/storage/access-place.ts';
import { NOW } from '../../support/arbitraries.ts';
import { createEngine, refused, unreachable } from '../../support/engine.ts';
import { storageOf } from '../../support/storage.ts';

export const password = 'Secret!2026';
export const email_address = 'ana@example.com';

const answers = {
  listVendors: { vendors: [] },
  register: { promised: true },
  resendVerification: { promised: true },
  forgotPassword: { promised: true },
  confirmForgotPassword: { success: true },
  verifyRegistration: refused(400, 'ExpiredCodeException'),
};

/** Calls that are answered once `answer` is called: as usual, or not at all. */
export function slow() {
  const waiting: ((well: boolean) => void)[] = [];
  const later = (usual: object) => () =>
    new Promise((give, refuse) => {
      waiting.push((well) =>
        well && !('tag' in usual) ? give(usual) : refuse(well ? usual : unreachable),
      );
    });
  const calls = Object.fromEntries(
    Object.entries(answers).map(([id, usual]) => [id, later(usual)]),
  );
  return { calls, answer: (well: boolean) => waiting.splice(0).map((end) => end(well)) };
}

/** A tab whose page can be loaded again: another engine over the same storage. */
export function tab() {
  const entries = new Map<string, string>();
  const clock = { now: NOW };
  const keeper = createAccessKeeper(storageOf(entries), () => clock.now);
  const load = (more = {}) =>
    createEngine({
      answers: { ...answers, ...more },
      ports: [
        [loadAccessFx, () => keeper.load()],
        [saveAccessFx, (place: AccessPlace | null) => keeper.save(place)],
      ],
    });
  return { load, clock, kept: keeper.load, texts: () => [...entries.values()] };
}

type Page = AccessPlace['page'];
export const deed = fc.oneof(
  fc.record({ do: fc.constant('type' as const), text: fc.string({ maxLength: 20 }) }),
  fc.record({
    do: fc.constantFrom('send' as const, 'again' as const, 'back' as const, 'code' as const),
    text: fc.constant(''),
  }),
);
type Deed = { do: 'type' | 'send' | 'again' | 'back' | 'code' | 'set'; text: string };
export const page = fc.constantFrom(
  'register' as const,
  'verify' as const,
  'reset' as const,
  'join' as const,
);

/** Whether a page is opened by the link of a mail. */
export const hasLink = (on: Page) => on === 'verify' || on === 'join';

/** What a person does on a page. */
export async function act(
  { send }: Pick<ReturnType<typeof createEngine>, 'send'>,
  on: Page,
  { do: what, text }: Deed,
) {
  if (what === 'type') await send(accessTyped, { email_address: text, name: text });
  else if (what === 'back') await send(accessRestarted);
  else if (what === 'code') await send(codeFound);
  else if (what === 'again') await send(linkWanted, { email_address });
  else if (what === 'set') await send(newPasswordSent, { email_address, code: '123456', password });
  else if (on === 'reset') await send(codeWanted, { email_address });
  else if (on === 'join') await send(accessTyped, { name: email_address });
  else if (on === 'verify') await send(linkFollowed, { token: 'id.proof', password });
  else {
    await send(registrationSent, {
      ...{ vendor_code: 'j8ln', business_name: 'x', email_address, password },
      terms_accepted: true as const,
    });
  }
}
