import * as z from 'zod/mini';
import { LetterFacts, writeLetter } from '../mail/write.ts';
import type { Composer } from '../module.ts';
import { invitationTokenOf } from './proof.ts';

const Invited = z.extend(LetterFacts, { email: z.string(), invitation: z.string() });

/** What the mails about members say; null when an invitation was taken back or followed meanwhile. */
export const mails: Readonly<Record<string, Composer>> = {
  join: async (deps, facts) => {
    const given = Invited.parse(facts);
    const [found] = await deps.sql<{ outlet: string; member: string | null }[]>`
      select v.name as outlet, coalesce(u.name, u.email) as member
      from invitations i join vendors v on v.id = i.vendor_id left join users u on u.id = i.invited_by
      where i.id = ${given.invitation} and i.expires_at > ${deps.clock()}`;
    if (!found) return null;
    const { outlet, member } = found;
    // Behind the mark, so that it reaches neither a server's log nor the page that is visited next.
    const path = `/join#${invitationTokenOf(deps, given.invitation)}`;
    // An operator asks in the name of the service.
    const values = { outlet, ...(member !== null && { member }) };
    return writeLetter(deps, given, member === null ? 'invited' : 'invitation', { path, values });
  },
};
