import { placeOf } from './paths.ts';

/** What a page that needs a sign-in leaves with the way in: where the person wanted to go. */
export type WayBack = { readonly back: string };

/** Where somebody wanted to go before they had to sign in; null when they came by themselves. */
export function wayBack(state: unknown = history.state): string | null {
  const back = typeof state === 'object' && state !== null ? Reflect.get(state, 'back') : null;
  if (typeof back !== 'string') return null;
  const [path = ''] = back.split('?', 1);
  return placeOf(path) !== null || /^\/payment\/[\w-]+$/.test(path) ? back : null;
}
