import { useState } from 'react';
import { Checkbox, FormError, Segments, Stack } from '#ui';
import { FormDialog } from '../parts/form-dialog.tsx';
import { problemText } from '../problem-text.ts';
import { t } from '../text.ts';
import { Conflict } from './conflict.tsx';
import type { Flag } from './flag.ts';
import { flagReason } from './flag-words.ts';
import { useSetFlag } from './use-set-flag.ts';
import { momentsOf, type Typed, WindowFields } from './window-fields.tsx';

type FlagDialogProps = {
  deployment: string;
  flag: Flag;
  onClose: () => void;
  onChanged: () => void;
};

const values = ['on', 'off', 'file'] as const;
type Value = (typeof values)[number];

/** Switches a flag for good or between two moments, or lets the deployment's file decide. */
export function FlagDialog({ deployment, flag, onClose, onChanged }: FlagDialogProps) {
  const [value, setValue] = useState<Value>(choiceOf(flag));
  const [isTimed, setTimed] = useState(false);
  const [typed, setTyped] = useState<Typed>({ from: '', until: '' });
  const change = useSetFlag({
    ...{ deployment, flag, onLook: onChanged },
    told: () => t('flag.changed', { flag: flag.flag }),
    onDone: () => {
      onClose();
      onChanged();
    },
  });
  const moments = isTimed && value !== 'file' ? momentsOf(typed) : {};
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={() => change.set({ value, ...moments })}
      title={flag.flag}
      description={t('flag.now', { reason: flagReason(flag) })}
      submitLabel={t('flag.change')}
      busy={change.busy}
    >
      <Stack>
        <Conflict message={change.conflict} onLook={change.look} />
        <ValueChoice value={value} onChange={setValue} />
        {value !== 'file' && (
          <Checkbox
            label={t('flag.timed')}
            hint={t('flag.timed.hint')}
            checked={isTimed}
            onChange={({ target }) => setTimed(target.checked)}
          />
        )}
        {value !== 'file' && isTimed && (
          <WindowFields typed={typed} errors={{}} onChange={setTyped} />
        )}
        <FormError text={change.problem && problemText(change.problem)} />
      </Stack>
    </FormDialog>
  );
}

function ValueChoice({ value, onChange }: { value: Value; onChange: (value: Value) => void }) {
  return (
    <Segments
      label={t('flag.value')}
      hint={t(`flag.value.${value}.hint`)}
      value={value}
      onChange={onChange}
      options={values.map((each) => {
        const label = t(`flag.value.${each}`);
        return { value: each, label, short: label };
      })}
    />
  );
}

function choiceOf({ switched }: Flag): Value {
  if (switched === null) return 'file';
  return switched ? 'on' : 'off';
}
