import parsePhoneNumber, { type MetadataJson } from 'libphonenumber-js/core';
import type { CountryCode } from '#schemas';

/** A number within a text, and where it stands there. */
export type NumberInText = {
  readonly number: string;
  readonly start: number;
  readonly end: number;
};

/**
 * The numbers that stand in the groups of their country beside other numbers, as in "10 Anson Road 12 8123 4567", where the whole row
 * is none. None of a row in which two share a group: nobody knows which is meant.
 */
export function groupedIn(
  text: string,
  country: CountryCode,
  metadata: MetadataJson,
): readonly NumberInText[] {
  return [...text.matchAll(row)].flatMap(({ index, 0: said }) => {
    const groups = [...said.matchAll(/\+?\d+/g)].slice(0, mostGroups);
    const found = groups.flatMap(({ index: from }, at) => {
      const ends = groups.slice(at + 1, at + 6).map((last) => last.index + last[0].length);
      const texts = ends.map((end) => said.slice(from, end)).filter(isLong);
      return texts.toReversed().flatMap((each) => {
        const number = wholeNumber(each, country, metadata);
        const start = index + from;
        return number === null ? [] : [{ number, start, end: start + each.length }];
      });
    });
    const longest = found.filter((each) => !found.some((other) => isWithin(each, other)));
    const isShared = longest.some((each, at) => each.start < (longest[at - 1]?.end ?? 0));
    return isShared ? [] : longest;
  });
}

/** Groups of digits that single blanks, points or dashes divide. */
const row = /(?<![\p{L}\d.+-])\+?\d+(?:[ .-]\d+)+/gu;
/** More of them in a row are a list of something else, whose rest is not looked at. */
const mostGroups = 40;

/** The number that a text is in the groups of its country; null for any other. */
function wholeNumber(text: string, country: CountryCode, metadata: MetadataJson): string | null {
  const number = parsePhoneNumber(text, { defaultCountry: country as never }, metadata);
  if (number?.isValid() !== true) return null;
  const written = [number.formatNational(), number.formatInternational()].map(grouping);
  return written.includes(grouping(text)) ? number.number : null;
}

function grouping(text: string): string {
  return text.replace(/[^\d+]+/g, ' ').trim();
}

function isWithin(inner: NumberInText, outer: NumberInText): boolean {
  return inner !== outer && inner.start >= outer.start && inner.end <= outer.end;
}

/** Whether a text has as many digits as a number that is called; those of a postcode are fewer. */
export function isLong(text: string): boolean {
  const { length } = text.replace(/\D/g, '');
  return length >= 7 && length <= 18;
}
