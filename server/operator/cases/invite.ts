import type { Role } from '#schemas';
import type { Tx } from '../../db/connect.ts';
import { invite } from '../../members/invite.ts';
import type { Tools } from '../use-case.ts';
import { findDeployment } from './find.ts';

type Invited = {
  place: { outlet_id: string; deployment: string };
  /** The input fields of the place and of the email address, for refusals. */
  at: string;
  field: string;
  email: string;
  role: Role;
  language?: string | undefined;
};

/** Invites somebody to an outlet, in the name of the service. */
export async function inviteTo(
  tx: Tx,
  asked: Tools & { now: number },
  { place, at, field, email: typed, role, language = '' }: Invited,
) {
  const { deployment } = findDeployment(asked, place.deployment, at);
  const email = typed.toLowerCase();
  const vendorId = place.outlet_id;
  const invited = { email, role, vendorId, by: null, field };
  const { expires_at } = await invite(tx, { ...asked, deployment, language }, invited);
  return { email, role, outlet_id: vendorId, expires_at };
}
