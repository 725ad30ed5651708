import type { Powers } from './powers.ts';

/** What keeps something of a person. */
type Keepers = {
  readonly [Name in 'answers' | 'guestOrders' | 'sender' | 'drafts' | 'kept']: Pick<
    Powers[Name],
    'forget'
  >;
} & { readonly preferences: Pick<Powers['preferences'], 'saveSearches'> };

/**
 * Nothing of one session is left in this browser for the next: this is all that its end removes. What was `typed` and not sent goes
 * only where its person left on purpose.
 */
export async function forgetPerson(
  { answers, guestOrders, preferences, sender, drafts, kept }: Keepers,
  { typed, forgetBulk }: { typed: boolean; forgetBulk: () => Promise<unknown> },
): Promise<void> {
  answers.forget();
  guestOrders.forget();
  sender.forget();
  kept.forget({ typed });
  // Searches name people.
  preferences.saveSearches([]);
  if (!typed) return;
  drafts.forget();
  await forgetBulk();
}
