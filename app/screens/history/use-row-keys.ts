import { useUnit } from 'effector-react';
import { type RefCallback, useCallback } from 'react';
import { newId } from '#adapters';
import { duplicateAsked } from '#core';
import type { Order } from '#schemas';

/** A click on a row opens its order, and R requests the focused one again. Controls inside a row work as usual. */
export function useRowKeys(rows: readonly Order[]): RefCallback<HTMLElement> {
  const again = useUnit(duplicateAsked);
  return useCallback(
    (list: HTMLElement | null) => {
      if (list === null) return;
      const held = new AbortController();
      const { signal } = held;
      list.addEventListener('click', (event) => openRow(event), { signal });
      list.addEventListener(
        'keydown',
        (event) => {
          const order = sendable(event, rows);
          if (order === undefined) return;
          event.preventDefault();
          again({ order, key: newId() });
        },
        { signal },
      );
      return () => held.abort();
    },
    [rows, again],
  );
}

const rowOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

function openRow(event: MouseEvent): void {
  const isControl = event.target instanceof Element && event.target.closest('a, button') !== null;
  const isSelecting = !(getSelection()?.isCollapsed ?? true);
  if (isControl || isSelecting) return;
  const link = rowOf(event)?.querySelector('a');
  if (!link) return;
  // Browsers follow a link that a script presses with these keys held at times only.
  if (event.ctrlKey || event.metaKey || event.shiftKey) open(link.href, '_blank', 'noopener');
  else link.click();
}

function sendable(event: KeyboardEvent, rows: readonly Order[]): Order | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
  if (event.key !== 'r' || altKey || ctrlKey || metaKey || shiftKey || repeat) return undefined;
  const id = rowOf(event)?.dataset.row;
  return rows.find(({ order_id, status }) => order_id === id && status === 'DELIVERED');
}
