import { useUnit } from 'effector-react';
import { useState } from 'react';
import {
  $range,
  type ChosenDays,
  customRange,
  customRangeChosen,
  dateOf,
  type RangeFault,
} from '#core';
import { useConfig, useText } from '#i18n';
import { Button, Dialog, Form, Row, TextField } from '#ui';

type RangeDialogProps = { open: boolean; onClose: () => void };

/** Asks for the first and the last day of a period. */
export function RangeDialog({ open, onClose }: RangeDialogProps) {
  const t = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('history.custom.title')}
      closeLabel={t('action.close')}
      actions={
        <Button type="submit" form={formId} variant="primary">
          {t('history.custom.show')}
        </Button>
      }
    >
      <RangeForm onClose={onClose} />
    </Dialog>
  );
}

/** Lives only while the dialog is open, so that it begins with the period that is shown. */
function RangeForm({ onClose }: Pick<RangeDialogProps, 'onClose'>) {
  const t = useText();
  const { market, deployment } = useConfig();
  const [range, choose] = useUnit([$range, customRangeChosen]);
  const [days, setDays] = useState<ChosenDays>({
    first: dateOf(range.from, deployment.timezone),
    last: dateOf(range.to - 1, deployment.timezone),
  });
  const [fault, setFault] = useState<RangeFault | null>(null);
  const longest = market.history.longestRangeDays;
  const submit = () => {
    const chosen = customRange(days, deployment.timezone, longest);
    if (!chosen.ok) {
      setFault(chosen.problem);
      return document.getElementById(fieldIds[chosen.problem.field])?.focus();
    }
    choose(chosen.value);
    onClose();
  };
  const field = (name: keyof ChosenDays) => ({
    id: fieldIds[name],
    label: t(`history.custom.${name}`),
    value: days[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setFault(null);
      setDays({ ...days, [name]: target.value });
    },
    error: fault?.field === name && t(`history.custom.${fault.why}`, { max: longest }),
  });
  return (
    <Form id={formId} onSubmit={() => submit()}>
      <Row gap={3} align="start" stackOnPhone>
        <TextField type="date" {...field('first')} />
        <TextField type="date" {...field('last')} />
      </Row>
    </Form>
  );
}

const formId = 'history-days';
const fieldIds = { first: 'history-first-day', last: 'history-last-day' } as const;
