import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icons/icon.tsx';
import * as css from './field.css.ts';

/** What every field takes besides its control's own properties. */
export interface FieldTexts {
  label: ReactNode;
  /** Helps before anything went wrong. */
  hint?: ReactNode;
  /** Says what is wrong and how to mend it; its presence marks the field invalid. */
  error?: ReactNode;
  /** Right behind the label, such as "optional". */
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
  const messages = { id, hint, error };
  return (
    <div className={css.field}>
      <div className={css.labelRow}>
        <label htmlFor={id} id={`${id}-label`} className={css.label}>
          {label}
        </label>
        {aside && <span className={css.aside}>{aside}</span>}
      </div>
      {children({ id, ...describedBy(messages) })}
      <FieldMessages {...messages} />
    </div>
  );
}

interface Messages extends Pick<FieldTexts, 'hint' | 'error'> {
  /** Of the control they are about. */
  id: string;
}

/** Points a control to its messages. */
export function describedBy({ id, hint, error }: Messages): Omit<ControlProps, 'id'> {
  return {
    'aria-describedby': cx(!!error && `${id}-error`, !!hint && `${id}-hint`) || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** Error and hint under a control. */
export function FieldMessages({ id, hint, error }: Messages) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          <Icon name="warning" className={css.errorIcon} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
