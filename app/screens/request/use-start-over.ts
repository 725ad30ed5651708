import { useUnit } from 'effector-react';
import { requestSent } from '#core';
import { useBeginning } from './beginning.ts';

/** Begins again with an empty form. The button disappears, so the focus returns to the page. */
export function useStartOver(): () => void {
  const send = useUnit(requestSent);
  const { initialFields: fields } = useBeginning();
  return () => {
    send({ type: 'startedOver', fields });
    document.getElementById('main')?.focus();
  };
}
