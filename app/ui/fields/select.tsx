import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icons/icon.tsx';
import * as css from './field.css.ts';
import { Field, type FieldTexts } from './field.tsx';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: readonly Option[];
  /** Shown while nothing is chosen; its value is empty. */
  placeholder?: string;
  leading?: ReactNode;
}

/** One of a few known choices, in the system's own list. */
export function Select({
  label,
  hint,
  error,
  aside,
  id,
  options,
  placeholder,
  leading,
  className,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, aside, id }}>
      {(control) => (
        <div className={css.box}>
          {leading && <span className={css.leading}>{leading}</span>}
          <select {...select} {...control} className={cx(css.control, css.select, className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" className={css.selectIcon} />
        </div>
      )}
    </Field>
  );
}
