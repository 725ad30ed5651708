import * as z from 'zod/mini';
import { LetterFacts, writeLetter } from '../mail/write.ts';
import type { Composer } from '../module.ts';
import { invitationTokenOf } from './proof.ts';

const Invited = z.extend(LetterFacts, { email: z.string(), invitation: z.string() });

const Required = z.extend(LetterFacts, { merchant: z.string(), by: z.string() });

/** The composers of mails about members; null when an invitation was withdrawn or used meanwhile. */
export const mails: Readonly<Record<string, Composer>> = {
  'codes-required': aboutCodes('codes-required'),
  'codes-not-required': aboutCodes('codes-not-required'),
  join: async (deps, facts) => {
    const given = Invited.parse(facts);
    const [found] = await deps.sql<{ outlet: string; member: string | null }[]>`
      select v.name as outlet, coalesce(u.name, u.email) as member
      from invitations i join vendors v on v.id = i.vendor_id left join users u on u.id = i.invited_by
      where i.id = ${given.invitation} and i.expires_at > ${deps.clock()}`;
    if (!found) return null;
    const { outlet, member } = found;
    // In the fragment, which is sent neither to a server nor as a referrer.
    const path = `/join#${invitationTokenOf(deps, given.invitation)}`;
    // An operator invites in the name of the service.
    const values = { outlet, ...(member !== null && { member }) };
    return writeLetter(deps, given, member === null ? 'invited' : 'invitation', { path, values });
  },
};

/** The mail that codes are required, or no longer; null when the person or the merchant is gone. */
function aboutCodes(kind: 'codes-required' | 'codes-not-required'): Composer {
  return async (deps, facts) => {
    const given = Required.parse(facts);
    const [found] = await deps.sql<{ outlet: string; member: string }[]>`
      select v.name as outlet, coalesce(u.name, u.email) as member
      from vendors v, users u where v.id = ${given.merchant} and u.id = ${given.by}`;
    if (!found) return null;
    return writeLetter(deps, given, kind, { path: `/people/${given.merchant}`, values: found });
  };
}
