import { type KeyboardEvent, useState } from 'react';
import type { SlotProps } from '#core';
import { parseAmount, tooFine } from '#core/rules';
import { useConfig, useFormat, useText } from '#i18n';
import { TextField } from '#ui';
import { isTaken, takenField, tipField, typedField } from './fields.ts';

/** An amount for the rider; the price includes it when the field is left or Enter is pressed. */
export function TipField({ fields, change, reprice, errorOf, busy }: SlotProps['request.payment']) {
  const t = useText();
  const format = useFormat();
  const { market } = useConfig();
  const [isWrong, setWrong] = useState(false);
  const typed = fields[typedField] ?? '';
  const apply = () => {
    const text = typed.trim();
    const amount = text === '' ? 0 : parseAmount(text, market);
    setWrong(amount === null);
    if (amount === null || busy || isTaken(fields)) return;
    const taken = { [typedField]: text, [takenField]: text };
    reprice({ ...taken, [tipField]: amount === 0 ? '' : String(amount) });
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // With Control or Command it sends, once the new price is there.
    if (!event.ctrlKey && !event.metaKey) event.preventDefault();
    apply();
  };
  const fault = isWrong ? tooFine(typed, market) : null;
  const wrong = t(fault?.key ?? 'request.tip.invalid', fault?.values);
  return (
    <TextField
      name={typedField}
      label={t('request.tip')}
      aside={t('request.optional')}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      leading={format.currency()}
      maxLength={40}
      value={typed}
      onChange={({ target }) => change({ [typedField]: target.value })}
      onBlur={apply}
      onKeyDown={onEnter}
      error={isWrong ? wrong : errorOf(typedField)}
    />
  );
}
