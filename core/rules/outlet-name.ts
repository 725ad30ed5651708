import { trimSigns } from './trim-signs.ts';
/** An outlet's name in two parts: what distinguishes it from the merchant's others, and what they share. */
export type OutletName = { readonly own: string; readonly shared: string };

/**
 * The parts of each name of a merchant, under its key: the words, in any script, that all of them begin or end with are shared.
 * Whole names stay where nothing would be left of one, or two would read the same.
 */
export function outletNames<Key>(
  names: readonly (readonly [Key, string])[],
): readonly (readonly [Key, OutletName])[] {
  const distinct = [...new Set(names.map(([, name]) => name.trim()))];
  const cut = cutter(distinct);
  const owns = new Set(distinct.map((name) => cut(name).own));
  const isTold = owns.size > 1 && owns.size === distinct.length;
  return names.map(([key, name]) => {
    const own = name.trim();
    return [key, isTold ? cut(own) : { own, shared: '' }];
  });
}

function cutter(names: readonly string[]): (name: string) => OutletName {
  const all = names.map(wordsOf);
  const head = sharedLength(all);
  const tail = sharedLength(all.map((words) => words.slice(head).reverse()));
  return (name) => {
    const words = wordsOf(name);
    const end = words.length - tail;
    const own = bare(words.slice(head, end).join(''));
    if (own === '') return { own: name, shared: '' };
    const [before, after] = [words.slice(0, head), words.slice(end)].map((part) =>
      bare(part.join('')),
    );
    return { own, shared: before || after || '' };
  };
}

/** How many words all of the lists begin with. */
function sharedLength([first = [], ...rest]: readonly (readonly string[])[]): number {
  const differs = first.findIndex((word, at) => rest.some((words) => words[at] !== word));
  return differs < 0 ? first.length : differs;
}

/** The words and separators of a name; also for scripts without spaces. */
function wordsOf(name: string): readonly string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(name), ({ segment }) => segment);
}

let segmenter: Intl.Segmenter | undefined;

/** The text without separators and brackets around it. */
function bare(text: string): string {
  const trimmed = trimSigns(text, /[\s\p{Pd}·|,:/،、)）]/u, /[\s\p{Pd}·|,:/،、(（]/u);
  return /^[(（]([^()（）]+)[)）]$/u.exec(trimmed)?.[1] ?? trimmed;
}
