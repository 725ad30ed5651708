/** A refused map; the message is a sentence for the operator. */
export class RefusedMap extends Error {
  override name = 'RefusedMap';
}
