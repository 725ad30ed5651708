import { Keys } from '#ui';

/** How a keyboard names its keys; the command key is Control everywhere but on Apple's machines. */
export function KeysOf({ keys }: { keys: string }) {
  const apple = navigator.userAgent.includes('Mac');
  const shown = keys
    .split(/[ +]/)
    .map((key) => (key === 'mod' ? (apple ? '⌘' : 'Ctrl') : key.toUpperCase()));
  return <Keys keys={shown} />;
}
