import { useLocation } from 'wouter';
import { useText } from '#i18n';
import { placeOf } from '#routes';
import type { Command } from './commands.ts';

/** What can be done with the orders of today, while their page is shown, and with an open one anywhere. */
export function useOrderCommands(): readonly Command[] {
  const t = useText();
  const [path] = useLocation();
  const print = {
    ...{ id: 'print', label: t('commands.print'), words: t('commands.words.print') },
    ...{ keys: 'p', ...pressing('print') },
  };
  if (placeOf(path)?.page !== 'order-tracking') return [print];
  return [
    {
      ...{ id: 'next', label: t('commands.next'), keys: 'ArrowDown', orKeys: 'j' },
      ...{ when: isAmongRows, offered: never, run: () => moveBy(1) },
    },
    {
      ...{ id: 'previous', label: t('commands.previous'), keys: 'ArrowUp', orKeys: 'k' },
      ...{ when: isAmongRows, offered: never, run: () => moveBy(-1) },
    },
    { id: 'call', label: t('commands.call'), keys: 'c', ...pressing('call') },
    {
      ...{ id: 'cancel', label: t('order.cancel'), words: t('commands.words.cancel') },
      ...pressing('cancel'),
    },
    {
      ...{ id: 'close', label: t('commands.close'), keys: 'Escape' },
      ...{ ...pressing('close'), when: nothingLiesOver },
    },
    print,
  ];
}

/** Presses what does it on the page, where that is there. */
function pressing(
  command: 'call' | 'close' | 'print' | 'cancel',
): Required<Pick<Command, 'run' | 'offered'>> {
  const button = () => document.querySelector<HTMLElement>(`[data-command=${command}]`);
  return { run: () => button()?.click(), offered: () => button() !== null };
}

/** It is of use to keys alone. */
const never = () => false;

/** Arrows belong to what has the focus, unless that is the list or nothing. */
function isAmongRows(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || linkIn(activeElement) !== null;
}

const rowLinks = 'main li[id^=row-] a';
const linkIn = (element: Element | null) => element?.closest(rowLinks) ?? null;

/** To the row after the one that has the focus, or before it; from elsewhere to the one that is open, else to the first. */
function moveBy(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(rowLinks)];
  const from = links.findIndex((link) => link.matches(':focus'));
  const open = links.find((link) => link.ariaCurrent !== null);
  const next = from < 0 ? (open ?? links[0]) : links[from + step];
  next?.focus();
}

/** Escape closes a menu first. */
function nothingLiesOver(): boolean {
  return document.querySelector(':popover-open') === null;
}
