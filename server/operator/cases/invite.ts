import type { Deployment } from '#schemas';
import { requireMails } from '../../access/index.ts';
import type { Tx } from '../../db/connect.ts';
import { enqueue } from '../../mail/index.ts';
import { letterFactsOf } from '../../mail/write.ts';
import type { Tools } from '../use-case.ts';

type Invitation = { vendorId: string; email: string; language?: string | undefined };

/** Promises a mail to somebody who may reach an outlet from now on: how they sign up, or that they are in already. */
export async function invite(
  tx: Tx,
  { config, origin, now }: Tools & { now: number },
  deployment: Deployment,
  { vendorId, email: typed, language }: Invitation,
) {
  requireMails(config);
  const email = typed.toLowerCase();
  const [known] = await tx`select 1 from users where lower(email) = ${email}`;
  const facts = {
    ...letterFactsOf({ deployment, origin, language: language ?? null }),
    ...{ vendor: vendorId, is_known: known !== undefined },
  };
  await enqueue(tx, { kind: 'invitation', to: email, facts }, now);
  return { email, is_known: known !== undefined, outlet_id: vendorId };
}
