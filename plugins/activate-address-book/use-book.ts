import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $mode } from '#core';
import type { Id } from '#schemas';
import type { Book } from './keeper.ts';

/** The book of an outlet, or a guest's own. */
export function useBook(vendorId: Id): Book {
  const keeper = useUnit($mode) === 'GUEST' ? 'browser' : 'server';
  return useMemo(() => ({ keeper, vendorId }), [keeper, vendorId]);
}
