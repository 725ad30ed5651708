/** A map that is not taken; the message is a sentence for the person who gave it. */
export class RefusedMap extends Error {
  override name = 'RefusedMap';
}
