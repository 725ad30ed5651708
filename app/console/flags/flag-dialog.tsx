import { useRef, useState } from 'react';
import type { UnixTime } from '#schemas';
import { Checkbox, FormError, Segments, Stack } from '#ui';
import { FormDialog } from '../parts/form-dialog.tsx';
import { halfTyped } from '../parts/half-typed.ts';
import { momentValue } from '../parts/moment.tsx';
import { problemText } from '../problem-text.ts';
import { t } from '../text.ts';
import { Conflict } from './conflict.tsx';
import type { Flag } from './flag.ts';
import { flagReason } from './flag-words.ts';
import { useSetFlag } from './use-set-flag.ts';
import {
  momentsOf,
  type Typed,
  type WindowErrors,
  WindowFields,
  wrongIn,
} from './window-fields.tsx';

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
  const [isTimed, setTimed] = useState(flag.window !== null);
  const [typed, setTyped] = useState<Typed>(typedOf(flag));
  const [errors, setErrors] = useState<WindowErrors>({});
  const fields = useRef<HTMLDivElement>(null);
  const change = useSetFlag({
    ...{ deployment, flag, onLook: onChanged },
    told: () => t('flag.changed', { flag: flag.flag }),
    onDone: () => {
      onClose();
      onChanged();
    },
  });
  const isWindow = isTimed && value !== 'file';
  const submit = () => {
    const found = isWindow ? wrongIn(typed, halfTyped(fields.current)) : {};
    setErrors(found);
    if (Object.keys(found).length === 0) change.set({ value, ...(isWindow && momentsOf(typed)) });
  };
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
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
        {isWindow && <WindowFields ref={fields} {...{ typed, errors }} onChange={setTyped} />}
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

function choiceOf({ switched, window }: Flag): Value {
  if (window !== null) return window.value ? 'on' : 'off';
  if (switched === null) return 'file';
  return switched ? 'on' : 'off';
}

/** What is planned stands there, to be changed rather than typed again, and is not lost by looking. */
function typedOf({ window }: Flag): Typed {
  const value = (at: UnixTime | null | undefined) => (at == null ? '' : momentValue(at));
  return { from: value(window?.from), until: value(window?.until) };
}
