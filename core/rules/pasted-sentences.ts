/**
 * Where a sentence ends within a text: at a full stop behind a long word, since one behind a short word may be of an abbreviation, or
 * behind a number or what was cut out, where a sentence or a count of things begins behind it; and at other signs.
 */
const end =
  /(?<=\p{L}{4}|[\p{Script=Han}\p{Script=Lao}]|\))\.+\s+|(?<=\d|[\ue000\ue001\s])\.+\s+(?=[\p{Lu}\p{Lo}]|\d{1,2}\s?(?:[x×*]\s?)?\p{L}|\p{L}[^\d,.]{0,40}\s[x×*]\s?\d|(?:pls|plz|please|call|leave|thanks?)\b)|[?!]+(?:\s+|$)|[。！？]\s*/u;

/** The sentences of a text, without the signs at their ends. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(end)
    .map((said) => said.replace(/^[\s,.?!]+|(?<=\p{L}{4}|[\d)\s])[\s.?!]+$/gu, '').trim())
    .filter((said) => said !== '');
}
