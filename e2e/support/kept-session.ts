import type { Page } from 'playwright';
import type { StoredSession } from '#schemas';
import { signInPast } from './api.ts';

/** Who was here with this browser before, and the outlet that they chose last. */
export type Returning = {
  readonly person: { readonly email: string; readonly password: string };
  readonly outlet?: string | undefined;
};

/**
 * Puts a session into a tab, as an earlier visit would have left it, so that it starts signed in. The session is begun outside of the
 * browser and belongs to this tab only, so that its refresh ends no other.
 */
export async function keepSession(
  page: Page,
  { person, outlet, port, origin }: Returning & { port: number; origin: string },
): Promise<void> {
  const { user, AuthenticationResult: tokens } = await signInPast(port, person);
  const { AccessToken, IdToken, RefreshToken, ExpiresIn } = tokens;
  const meta = { AccessToken, IdToken, RefreshToken, Expires: Date.now() / 1000 + ExpiresIn };
  const entries: Record<string, unknown> = { token: { user, meta } satisfies StoredSession };
  if (outlet !== undefined)
    entries[`outlet:${user.id}`] = { vendor_id: outlet, include_outlets: false };
  const kept = await page.addInitScript(keep, { origin, entries });
  page.once('domcontentloaded', () => kept.dispose().catch(() => undefined));
}

/** Runs in the page, before anything of it. */
function keep({ origin, entries }: { origin: string; entries: Record<string, unknown> }): void {
  if (location.origin !== origin) return;
  for (const [name, value] of Object.entries(entries)) {
    localStorage.setItem(name, JSON.stringify(value));
  }
}
