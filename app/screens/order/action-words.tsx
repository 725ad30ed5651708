import * as css from './pane.css.ts';

/** What stands on an action: all of it where there is room, else one word under its sign. The ear hears all of it anywhere. */
export function ActionWords({ whole, short = whole }: { whole: string; short?: string }) {
  return (
    <>
      <span className={css.whole}>{whole}</span>
      <span className={css.short} aria-hidden>
        {short}
      </span>
    </>
  );
}
