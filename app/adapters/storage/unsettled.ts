import * as z from 'zod/mini';
import { UnsettledPayment } from '#schemas';
import type { SafeStorage } from './storage.ts';

const key = 'unsettled-payments';

/** More than a browser has under way at once, and the lifetime of a guest's token. */
const most = 20;
const lifeSeconds = 30 * 86_400;

const Kept = z.array(UnsettledPayment);

/** Payments not known to be settled: ids and dates, no personal data. */
export function createUnsettled(storage: SafeStorage, now: () => number) {
  const all = (): readonly UnsettledPayment[] =>
    (storage.read(key, Kept) ?? []).filter(({ begun_at }) => now() - begun_at < lifeSeconds);
  const without = (id: string) => all().filter(({ intent_id }) => intent_id !== id);
  return {
    /** The newest one of a person. */
    load: ({ user_id }: { user_id: string }): UnsettledPayment | null =>
      all().find((payment) => payment.user_id === user_id) ?? null,
    keep: (payment: UnsettledPayment): void =>
      storage.write(key, [payment, ...without(payment.intent_id)].slice(0, most)),
    forget({ intent_id }: { intent_id: string }): void {
      const left = without(intent_id);
      if (left.length === 0) storage.remove(key);
      else storage.write(key, left);
    },
  };
}
