/**
 * A text without the invisible characters that change its direction, which can make an address or a name read as another.
 * Joiners stay, since some scripts need them.
 */
export function withoutBidiControls(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '');
}
