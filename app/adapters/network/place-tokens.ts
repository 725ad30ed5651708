import type { Moving } from './move-tokens.ts';

/** Loads and runs the code that moves tokens, if any are in the wrong place or should be gone. */
export async function placeTokens(moving: Moving): Promise<void> {
  const { sessions, inCookies } = moving;
  if (sessions.owed() === null && !sessions.isAstray(inCookies)) return;
  const { moveTokens } = await import('./move-tokens.ts');
  await moveTokens(moving);
}
