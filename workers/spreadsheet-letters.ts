/**
 * Replaces references to characters beyond U+FFFF (`&#128512;`) by the characters, since the `xlsx` package cuts their
 * number to 16 bits. None of these characters is markup, so the XML stays as it is.
 */
export function withWholeLetters(
  content: ReadonlyMap<string, Uint8Array>,
): ReadonlyMap<string, Uint8Array> {
  return new Map(
    [...content].map(([name, bytes]) => [name, isWritten(bytes) ? spelt(bytes) : bytes]),
  );
}

/** Whether a part has references at all; most have none and stay as they are. */
function isWritten(bytes: Uint8Array): boolean {
  const [ampersand, hash] = [0x26, 0x23];
  for (let at = bytes.indexOf(ampersand); at >= 0; at = bytes.indexOf(ampersand, at + 1)) {
    if (bytes[at + 1] === hash) return true;
  }
  return false;
}

function spelt(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  const whole = text.replace(/&#(?:x([0-9a-f]{5,6})|(\d{5,7}));/gi, (reference, hex, decimal) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0xffff && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
  return new TextEncoder().encode(whole);
}
