import type { UnixTime } from '#schemas';

const long = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit' },
});
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' });

/** The zone in which all moments of the console are told and asked for. */
export const zone = long.resolvedOptions().timeZone;

/** A moment in the zone of the browser; to the second, with its zone, for who points at it. */
export function Moment({ at }: { at: UnixTime }) {
  const date = new Date(at * 1000);
  return (
    <time dateTime={date.toISOString()} title={exact.format(date)}>
      {momentText(at)}
    </time>
  );
}

/** The same among words. */
export function momentText(at: UnixTime): string {
  return long.format(at * 1000);
}

/** The same as a field for a moment takes it. */
export function momentValue(at: UnixTime): string {
  const date = new Date(at * 1000);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
