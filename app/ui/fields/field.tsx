import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import * as css from './field.css.ts';

/** What every field takes besides its control's own properties. */
export interface FieldTexts {
  label: ReactNode;
  /** Helps before anything went wrong. */
  hint?: ReactNode;
  /** Says what is wrong and how to mend it; its presence marks the field invalid. */
  error?: ReactNode;
  /** At the end of the label's line: "optional", a counter, a link. */
  aside?: ReactNode;
}

/** To be spread on the control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around a control, tied together for assistive technology. */
export function Field({ label, hint, error, aside, id: given, children }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <div className={css.labelRow}>
        <label htmlFor={id} id={`${id}-label`} className={css.label}>
          {label}
        </label>
        {aside && <span className={css.aside}>{aside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldMessages hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  );
}

interface MessagesProps extends Pick<FieldTexts, 'hint' | 'error'> {
  hintId: string | undefined;
  errorId: string | undefined;
}

/** Hint and error under a control, with the ids it is described by. */
export function FieldMessages({ hint, hintId, error, errorId }: MessagesProps) {
  return (
    <>
      {error && (
        <p id={errorId} className={css.error}>
          <Icon name="warning" className={css.errorIcon} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
