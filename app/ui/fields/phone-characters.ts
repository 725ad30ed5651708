/** Zeros of the scripts people here type digits in: Arabic, Persian, Lao, Thai and full width. */
const zeros = [0x660, 0x6f0, 0xed0, 0xe50, 0xff10];

/** Keeps digits, of any of those scripts, as 0–9, and a plus at the start. */
export function keepPhoneCharacters(text: string): string {
  const ascii = [...text].map(asciiDigit).join('');
  const digits = ascii.replace(/\D/g, '');
  return /^\D*[+＋]/.test(ascii) ? `+${digits}` : digits;
}

function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? character : String(code - zero);
}
