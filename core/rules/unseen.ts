/**
 * A text without the characters that turn the direction of what follows: nobody sees them, and with one of them an address
 * or a name reads as another one. Those that join letters stay, since scripts are written with them.
 */
export function withoutBidiControls(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '');
}
