import type { UnixTime } from '#schemas';

/** The value of a cell: a number, a moment, or a text that stays a text. */
export type Cell = string | number | Moment | null;

/** A local time of the market: as days since 1899-12-30, as spreadsheets count, and as text. */
export type Moment = { readonly days: number; readonly text: string };

/** A function from Unix time to the local time of a zone. */
export function clockOf(timeZone: string): (at: UnixTime) => Moment {
  // Swedish writes `2027-01-15 13:05:09`, which every spreadsheet reads and sorts.
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ dateStyle: 'short', timeStyle: 'medium', timeZone },
  });
  return (at) => {
    const text = format.format(at * 1000);
    return { text, days: Date.parse(`${text.replace(' ', 'T')}Z`) / 86_400_000 + EPOCH };
  };
}

/** The first day of Unix time, as spreadsheets count. */
const EPOCH = 25_569;

/** A text that files can hold: well-formed, without control characters except tab and line feed. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(uncarried, '');
}

const uncarried = /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu;
