import { useUnit } from 'effector-react';
import { use, useEffect, useRef } from 'react';
import { BehindContext } from '#ui';
import { bindingsOf, type Command } from './commands.ts';
import { runEarly } from './early-key.ts';
import { isTyping, latinKey, nothingPressed, readKey } from './keys.ts';
import { $singleKeys } from './model.ts';

/** Runs the command whose keys were pressed; not while a dialog is open, another page stands before it or somebody types. */
export function useShortcuts(commands: readonly Command[]): void {
  const singleKeys = useUnit($singleKeys);
  const latest = useRef({ commands, singleKeys });
  const behind = use(BehindContext);
  latest.current = { commands: behind ? [] : commands, singleKeys };
  useEffect(() => {
    let sequence = nothingPressed;
    const press = (event: KeyboardEvent, isEarly: boolean) => {
      const { commands: known, singleKeys: single } = latest.current;
      const command = event.ctrlKey || event.metaKey;
      if (event.defaultPrevented || event.altKey || event.repeat || event.isComposing) return false;
      if (document.querySelector('dialog[open]') || (!command && keepsKey(event))) return false;
      const read = readKey(
        sequence,
        { key: latinKey(event), command },
        event.timeStamp,
        bindingsOf(known, single),
      );
      sequence = read.sequence;
      const meant = known.find(({ id, when }) => id === read.command && when?.() !== false);
      // What it is for may still be on its way.
      if (meant === undefined || (isEarly && meant.offered?.() === false)) return false;
      event.preventDefault();
      meant.run();
      return true;
    };
    const dropEarly = runEarly((event) => press(event, true));
    const hear = (event: KeyboardEvent) => {
      dropEarly();
      press(event, false);
    };
    addEventListener('keydown', hear);
    return () => {
      dropEarly();
      removeEventListener('keydown', hear);
    };
  }, []);
}

/** Whether the target handles the key itself: text fields and maps do, except Escape on a map. */
function keepsKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return isTyping(target) && !(key === 'Escape' && target.matches('[role=application]'));
}
