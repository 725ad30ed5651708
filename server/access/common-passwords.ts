import { readFileSync } from 'node:fs';
import { trimSigns } from '#core/rules';

/** The 3,000 most common passwords (see NOTICE); what people do to them to please rules is undone before they are compared. */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

/** What stands for which letter in `P@ssw0rd`. */
const disguises: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '4': 'a', '8': 'b', '3': 'e', '1': 'i', '!': 'i', '0': 'o' },
  ...{ $: 's', '5': 's', '7': 't', '+': 't', '2': 'z' },
};

/** Fewer different characters than this are guessed soon, however often they are repeated. */
const fewestDifferent = 4;

/** Whether a password is among the first that anybody would try. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const bare = plain.replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (new Set(plain).size < fewestDifferent) return true;
  // A tail of digits and signs is cut before letters are uncovered, or `1!` would become a part of the word.
  const word = trimSigns(plain, /[^\p{L}]/u);
  const tried = [plain, bare, word, uncovered(plain), uncovered(word), uncovered(bare)];
  return tried.some((each) => common.has(each));
}

function uncovered(text: string): string {
  return [...text].map((character) => disguises[character] ?? character).join('');
}
