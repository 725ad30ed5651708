import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './field.css.ts';
import { Field, type FieldTexts } from './field.tsx';

interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** Inside the box before the value: an icon, a currency, a calling code. */
  leading?: ReactNode;
  /** Inside the box after the value: a unit, a button. */
  trailing?: ReactNode;
}

/** One line of text. Takes every property of an input, so a form library can spread its own on it. */
export function TextField({
  label,
  hint,
  error,
  aside,
  leading,
  trailing,
  id,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, aside, id }}>
      {(control) => (
        <div className={css.box}>
          {leading && <span className={css.leading}>{leading}</span>}
          <input {...input} {...control} className={cx(css.control, className)} />
          {trailing && <span className={css.trailing}>{trailing}</span>}
        </div>
      )}
    </Field>
  );
}

type TextAreaProps = ComponentProps<'textarea'> & FieldTexts;

/** Two lines of text that grow to four. */
export function TextArea({ label, hint, error, aside, id, className, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, aside, id }}>
      {(control) => (
        <div className={css.box}>
          <textarea
            rows={2}
            {...area}
            {...control}
            className={cx(css.control, css.area, className)}
          />
        </div>
      )}
    </Field>
  );
}
