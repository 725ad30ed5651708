import type { Translate } from './translate.ts';

/** Writes dates in a language that the browser has no names for, such as Lao in Chrome. */
export type OwnDates = {
  /** Takes milliseconds; the day comes first. */
  write: (parts: Intl.DateTimeFormatOptions) => (at: number) => string;
  /** Takes how many of the unit; none is now. */
  ago: (count: number, unit: string) => string;
};

/** With the names of months, weekdays and units from the texts. */
export function ownDates(t: Translate): OwnDates {
  const own = new Map([...namesOf(t, 'month'), ...namesOf(t, 'weekday')]);
  return {
    write: (parts) => {
      const english = new Intl.DateTimeFormat('en-GB', parts);
      const inOwn = ({ value }: Intl.DateTimeFormatPart) => own.get(value) ?? value;
      return (at) => english.formatToParts(at).map(inOwn).join('');
    },
    ago: (count, unit) => t(`date.ago.${count === 0 ? 'now' : unit}`, { count }),
  };
}

/** English names, each with that of the texts; 2023 begins on a Sunday. */
function namesOf(t: Translate, part: 'month' | 'weekday'): (readonly [string, string])[] {
  const { format } = new Intl.DateTimeFormat('en-GB', { [part]: 'short', timeZone: 'UTC' });
  const at = (nth: number) =>
    part === 'month' ? Date.UTC(2023, nth, 1) : Date.UTC(2023, 0, nth + 1);
  return t(`date.${part}s`)
    .split(' ')
    .map((name, nth) => [format(at(nth)), name]);
}
