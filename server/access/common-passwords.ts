import { readFileSync } from 'node:fs';
import { trimSigns } from '#core/rules';

/** The 3,000 most common passwords (see NOTICE), compared after undoing what people do to satisfy rules. */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

/** Characters that replace letters, as in `P@ssw0rd`. */
const disguises: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '4': 'a', '8': 'b', '3': 'e', '1': 'i', '!': 'i', '0': 'o' },
  ...{ $: 's', '5': 's', '7': 't', '+': 't', '2': 'z' },
};

/** The fewest different characters that a password must have. */
const fewestDifferent = 4;

/** Whether a password is too common. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const bare = plain.replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (new Set(plain).size < fewestDifferent) return true;
  // Cut trailing digits and signs before replacing them by letters, or `1!` would become part of the word.
  const word = trimSigns(plain, /[^\p{L}]/u);
  const tried = [plain, bare, word, undisguise(plain), undisguise(word), undisguise(bare)];
  return tried.some((each) => common.has(each));
}

function undisguise(text: string): string {
  return [...text].map((character) => disguises[character] ?? character).join('');
}
