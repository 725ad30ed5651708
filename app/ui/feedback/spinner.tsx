import * as css from './spinner.css.ts';

/** Work is going on. Without a label it is decoration beside a text that says so. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <span className={css.spinner} role="img" aria-label={label} />
  ) : (
    <span className={css.spinner} aria-hidden />
  );
}
