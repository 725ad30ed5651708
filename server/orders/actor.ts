import { isGuestId } from '../guests/tokens.ts';
import { isKeyId } from '../keys/key-id.ts';

/** Who of a merchant changed an order: a person, or a program by its service key. */
export type Actor = { user: string } | { key: string };

/** The actor of a caller's id; undefined for a guest. */
export function actorOf(id: string): Actor | undefined {
  if (isGuestId(id)) return undefined;
  return isKeyId(id) ? { key: id } : { user: id };
}
