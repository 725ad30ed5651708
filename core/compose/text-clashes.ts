import { findOwnedTwice } from './owned-twice.ts';

/** The keys of one file of texts, with its owner and its language. */
export type OwnedTexts = {
  readonly owner: string;
  readonly language: string;
  /** Whether they are loaded after the first page. */
  readonly later: boolean;
  readonly keys: readonly string[];
};

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** What is wrong with all texts together: keys that two own, and texts that an owner lacks in a language. */
export function textClashesOf(
  texts: readonly OwnedTexts[],
  languages: readonly string[],
): readonly string[] {
  const twice = languages.flatMap((each) =>
    findOwnedTwice(
      'text',
      texts
        .filter(({ language }) => language === each)
        .flatMap(({ owner, keys }) => keys.map((key) => [owner, key] as const)),
    ),
  );
  const owners = [...new Set(texts.map(({ owner }) => owner))];
  const lost = owners.flatMap((owner) =>
    [false, true].flatMap((at) =>
      missing(
        texts.filter((each) => each.owner === owner && each.later === at),
        languages,
      ).map((what) => `${owner} has no text ${what}`),
    ),
  );
  return [...new Set([...twice, ...lost])];
}

/** Texts that one owner has in some languages and not in others. All plural forms of a text count as one, since each language has its own forms. */
function missing(texts: readonly OwnedTexts[], languages: readonly string[]): readonly string[] {
  const namesIn = (written: readonly OwnedTexts[]) =>
    new Set(written.flatMap(({ keys }) => keys.map((key) => key.replace(pluralForm, ''))));
  const all = [...namesIn(texts)];
  return languages.flatMap((each) => {
    const there = namesIn(texts.filter(({ language }) => language === each));
    return all.filter((name) => !there.has(name)).map((name) => `"${name}" in ${each}`);
  });
}
