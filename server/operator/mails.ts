import * as z from 'zod/mini';
import { LetterFacts, writeLetter } from '../mail/write.ts';
import type { Composer } from '../module.ts';

const Invitation = z.extend(LetterFacts, { vendor: z.string(), is_known: z.boolean() });

/** What the mails say that operators have sent. */
export const mails: Readonly<Record<string, Composer>> = {
  invitation: async (deps, facts) => {
    const { vendor: id, is_known, ...letter } = Invitation.parse(facts);
    const [vendor] = await deps.sql<{ name: string }[]>`select name from vendors where id = ${id}`;
    if (!vendor) return null;
    const values = { outlet: vendor.name, code: id };
    return is_known
      ? writeLetter(deps, letter, 'added', { path: '/connect', values })
      : writeLetter(deps, letter, 'invited', { path: '/register', code: id, values });
  },
};
