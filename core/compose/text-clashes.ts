import { ownedTwice } from './owned-twice.ts';

/** Texts that come at once, as one file has them: whose they are, in which language, and their keys. */
export type OwnedTexts = {
  readonly owner: string;
  readonly language: string;
  /** Whether they come behind the first pages. */
  readonly later: boolean;
  readonly keys: readonly string[];
};

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** Why texts of the product and of features cannot be one list: a key that two own, and what one has in some languages only. */
export function textClashesOf(
  texts: readonly OwnedTexts[],
  languages: readonly string[],
): readonly string[] {
  const twice = languages.flatMap((each) =>
    ownedTwice(
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

/** What stands in some languages of one owner and not in others; the plural forms of a text are one, since each language has its own. */
function missing(texts: readonly OwnedTexts[], languages: readonly string[]): readonly string[] {
  const namesIn = (written: readonly OwnedTexts[]) =>
    new Set(written.flatMap(({ keys }) => keys.map((key) => key.replace(pluralForm, ''))));
  const all = [...namesIn(texts)];
  return languages.flatMap((each) => {
    const there = namesIn(texts.filter(({ language }) => language === each));
    return all.filter((name) => !there.has(name)).map((name) => `"${name}" in ${each}`);
  });
}
