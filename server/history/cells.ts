import type { UnixTime } from '#schemas';

/** What stands in a cell: a number that can be summed, a moment that can be sorted, or text that is never anything else. */
export type Cell = string | number | Moment | null;

/** A moment as the clocks of the market show it: days since 1899-12-30, as spreadsheets count, and in words. */
export type Moment = { readonly days: number; readonly text: string };

/** Tells moments by the clocks of a zone. */
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

/** The day on which the time of computers begins, as spreadsheets count. */
const EPOCH = 25_569;

/** Text that files can hold: whole characters, no control characters but tab and line feed. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(uncarried, '');
}

const uncarried = /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu;
