import type { Powers } from './powers.ts';

/** The stores that hold something about a person. */
type Keepers = {
  readonly [Name in 'answers' | 'guestOrders' | 'sender' | 'drafts' | 'kept']: Pick<
    Powers[Name],
    'forget'
  >;
} & { readonly preferences: Pick<Powers['preferences'], 'saveSearches'> };

type Leaving = {
  readonly typed: boolean;
  readonly elsewhere: boolean;
  readonly forgetBulk: () => Promise<unknown>;
};

/**
 * Removes everything of a session from this browser when it ends. Unsent drafts (`typed`) are removed
 * only when the person signed out on purpose. Another tab that ended the session (`elsewhere`) has cleaned the storage.
 */
export async function forgetPerson(
  { answers, guestOrders, preferences, sender, drafts, kept }: Keepers,
  { typed, elsewhere, forgetBulk }: Leaving,
): Promise<void> {
  answers.forget();
  // This tab may hear of it late, when the next person has begun to use the storage.
  if (elsewhere) return;
  guestOrders.forget();
  sender.forget();
  kept.forget({ typed });
  // Searches name people.
  preferences.saveSearches([]);
  if (!typed) return;
  drafts.forget();
  await forgetBulk();
}
