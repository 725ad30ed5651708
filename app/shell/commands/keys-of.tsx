import { Keys } from '#ui';

/** How a keyboard names its keys; the command key is Control everywhere but on Apple's machines. */
export function KeysOf({ keys }: { keys: string }) {
  const apple = navigator.userAgent.includes('Mac');
  const shown = keys
    .split(/[ +]/)
    .map((key) => (key === 'mod' ? (apple ? '⌘' : 'Ctrl') : (signs.get(key) ?? key.toUpperCase())));
  return <Keys keys={shown} />;
}

/** What stands on keys that have names. */
const signs: ReadonlyMap<string, string> = new Map([
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['Escape', 'Esc'],
]);
