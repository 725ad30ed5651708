import * as css from './keys.css.ts';

/** What stands on keys that have names; `mod` is Control everywhere but on Apple's machines. */
function signOf(key: string): string {
  if (key === 'mod') return navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl';
  return signs.get(key) ?? key.toUpperCase();
}

const signs: ReadonlyMap<string, string> = new Map([
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['Enter', '↵'],
  ['Escape', 'Esc'],
]);

/** Different keys by their names, as `KeyboardEvent.key` has them: one after the other (`g h`), as the page is read, or together (`mod+k`). */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className={css.keys} dir={keys.includes('+') ? 'ltr' : undefined}>
      {keys.split(/[ +]/).map((key) => (
        <kbd key={key} className={css.key}>
          {signOf(key)}
        </kbd>
      ))}
    </span>
  );
}
