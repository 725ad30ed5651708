import { useId } from 'react';
import { visuallyHidden } from '../layout/layout.css.ts';
import * as choiceCss from './choice.css.ts';
import type { Choice, RadioGroupProps } from './choice.tsx';
import { describedBy, FieldMessages } from './field.tsx';
import * as css from './segments.css.ts';

interface SegmentsProps<Value extends string>
  extends Omit<RadioGroupProps<Value>, 'look' | 'options'> {
  /** Each has a short word for the eye; its label is what is said. */
  options: readonly (Choice<Value> & { label: string; short: string })[];
}

/** One of two to four, as one line of short words. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, labelHidden = false, hint, error, name, options, value, onChange } = props;
  const id = useId();
  const messages = { id, hint, error };
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className={choiceCss.group}
      {...describedBy(messages)}
    >
      <span id={`${id}-label`} className={labelHidden ? visuallyHidden : choiceCss.legend}>
        {label}
      </span>
      <div className={css.segments}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              name={name ?? id}
              className={css.radio}
              aria-label={option.label}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={css.word}>{option.short}</span>
          </label>
        ))}
      </div>
      <FieldMessages {...messages} />
    </div>
  );
}
