import type { Moving } from './move-tokens.ts';

/** Brings along the code that moves tokens, where some are not where this deployment keeps them, or should be gone. */
export async function placeTokens(moving: Moving): Promise<void> {
  const { sessions, inCookies } = moving;
  if (sessions.owed() === null && !sessions.isAstray(inCookies)) return;
  const { moveTokens } = await import('./move-tokens.ts');
  await moveTokens(moving);
}
