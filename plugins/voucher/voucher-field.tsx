import { useUnit } from 'effector-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { feeAfterDiscount, type SlotProps } from '#core';
import { minorOf } from '#core/rules';
import { useConfig, useFormat, useText } from '#i18n';
import { Button, Notice, Row, TextField } from '#ui';
import { codeField, voucherField } from './fields.ts';
import { lookUpFx } from './look-up.ts';

/** A field to apply a code, or the code in use. */
export function VoucherField(form: SlotProps['request.payment']) {
  // One that was lost since leaves the field before its fee does, so that the question about another fee says why.
  const inUse = form.fields[voucherField] && form.quote?.adjustment?.payload?.voucher;
  const place = useFocusKept(Boolean(inUse));
  return (
    <div ref={place} aria-live="polite">
      {inUse ? <VoucherInUse {...form} code={inUse.code} /> : <CodeField {...form} />}
    </div>
  );
}

/** The button that was pressed goes with what it did; the focus stays with the voucher. */
function useFocusKept(inUse: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const was = useRef(inUse);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (was.current !== inUse && isLost)
      place.current?.querySelector<HTMLElement>('input, button')?.focus();
    was.current = inUse;
  }, [inUse]);
  return place;
}

function VoucherInUse({
  quote,
  reprice,
  busy,
  code,
}: SlotProps['request.payment'] & { code: string }) {
  const t = useText();
  const { money } = useFormat();
  const { market } = useConfig();
  const discount =
    quote === null ? '' : money(minorOf(quote.fee, market) - feeAfterDiscount(quote, market));
  const remove = () => reprice({ [codeField]: '', [voucherField]: '' });
  const button = (
    <Button variant="quiet" disabled={busy} onClick={remove}>
      {t('request.voucher.remove')}
    </Button>
  );
  return (
    <Notice tone="positive" action={button}>
      {t('request.voucher.applied', { code, discount })}
    </Notice>
  );
}

function CodeField({ fields, change, reprice, errorOf, busy }: SlotProps['request.payment']) {
  const t = useText();
  const { ask, looking, problem, forget } = useLookUp();
  const typed = fields[codeField] ?? '';
  const apply = async () => {
    const code = await ask(typed);
    if (code !== null) reprice({ [codeField]: code, [voucherField]: code });
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    // Else the form around it is sent, which leaves the field before the answer can stand there.
    event.preventDefault();
    apply();
  };
  const type = (text: string) => {
    forget();
    change({ [codeField]: text });
  };
  return (
    <Row gap={3} align="start" shared>
      <TextField
        name={codeField}
        label={t('request.voucher.label')}
        aside={t('request.optional')}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        maxLength={40}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onEnter}
        error={problem === null ? errorOf(codeField) : t(problem)}
        trailing={
          <Button variant="quiet" disabled={busy} busy={looking} onClick={apply}>
            {t('request.voucher.apply')}
          </Button>
        }
      />
    </Row>
  );
}

/** Looks the voucher up before the fee is fetched again with it. */
function useLookUp() {
  const [look, looking] = useUnit([lookUpFx, lookUpFx.pending]);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async (typed: string): Promise<string | null> => {
    setProblem(null);
    const found = await look(typed);
    if ('code' in found) return found.code;
    setProblem(found.problem);
    document.getElementsByName(codeField)[0]?.focus();
    return null;
  };
  return { ask, looking, problem, forget: () => setProblem(null) };
}
