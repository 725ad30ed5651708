import type { Powers } from './powers.ts';

/** The stores that hold something about a person. */
type Keepers = {
  readonly [Name in 'answers' | 'guestOrders' | 'sender' | 'drafts' | 'kept']: Pick<
    Powers[Name],
    'forget'
  >;
} & { readonly preferences: Pick<Powers['preferences'], 'saveSearches'> };

/**
 * Removes everything of a session from this browser when it ends. Unsent drafts (`typed`) are removed
 * only when the person signed out on purpose.
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
