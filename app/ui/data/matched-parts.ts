type Part = { readonly part: string; readonly isMatch: boolean };

/** A text in parts, those apart with which a word of the query begins one of the text, without regard to case and accents; inside words only where a script writes no blanks. */
export function matchedParts(text: string, query: string): readonly Part[] {
  const letters = Array.from(text, plain);
  const isMatch = letters.map(() => false);
  for (const word of plain(query).split(/\s+/).filter(Boolean)) {
    for (const [from, to] of placesOf(word, letters)) isMatch.fill(true, from, to);
  }
  const parts: { part: string; isMatch: boolean }[] = [];
  for (const [index, letter] of Array.from(text).entries()) {
    const last = parts.at(-1);
    const here = isMatch[index] === true;
    if (last && last.isMatch === here) last.part += letter;
    else parts.push({ part: letter, isMatch: here });
  }
  return parts;
}

/** From which letter to which a word begins another, each time; a letter may be written with several, or with none. */
function placesOf(
  word: string,
  letters: readonly string[],
): readonly (readonly [number, number])[] {
  const owners = letters.flatMap((plainLetter, index) => Array.from(plainLetter, () => index));
  const whole = Array.from(letters.join(''));
  const wanted = Array.from(word);
  return whole.flatMap((_, start) => {
    const isHere =
      wanted.every((letter, offset) => whole[start + offset] === letter) &&
      !(inWord.test(whole[start - 1] ?? '') && spaced.test(whole[start] ?? ''));
    const from = owners[start];
    const last = owners[start + wanted.length - 1];
    return isHere && from !== undefined && last !== undefined ? [[from, last + 1] as const] : [];
  });
}

const inWord = /[\p{L}\p{N}]/u;
/** What is surely written with blanks between words: figures, letters that have capitals, and Arabic. */
const spaced = /[\p{Ll}\p{N}\p{Script=Arabic}]/u;

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
