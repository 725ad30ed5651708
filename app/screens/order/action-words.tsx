import * as css from './pane.css.ts';

/** The label of an action: whole where there is room, else one word under its icon. Screen readers always get all of it. */
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
