import { isGuestId } from '../guests/tokens.ts';
import { isKeyId } from '../keys/key-id.ts';

/** Who of a merchant did it: a person by their account, or a program by its service key. Nobody else is named. */
export type Actor = { user: string } | { key: string };

/** Who an id stands for, as an order's journal names them; undefined for a guest, who is unknown. */
export function actorOf(id: string): Actor | undefined {
  if (isGuestId(id)) return undefined;
  return isKeyId(id) ? { key: id } : { user: id };
}
