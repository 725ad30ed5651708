import * as css from './keys.css.ts';

/** Different keys, to be pressed one after the other or together. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={css.keys} dir="ltr">
      {keys.map((key) => (
        <kbd key={key} className={css.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
