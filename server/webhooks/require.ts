import type { Id } from '#schemas';
import { refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { findTargets, type Target } from './repository.ts';

type OfTarget = Pick<Call, 'sql'> & { input: { params: { vendorId: Id; webhookId: Id } } };

/** The target that a call names; refuses when the vendor has no such target. */
export async function requireTarget({ sql, input }: OfTarget): Promise<Target> {
  const { vendorId, webhookId } = input.params;
  const [target] = await findTargets(sql, vendorId, webhookId);
  if (!target) throw refusals.unknown();
  return target;
}
