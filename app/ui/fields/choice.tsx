import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { visuallyHidden } from '../layout/layout.css.ts';
import * as css from './choice.css.ts';
import { describedBy, FieldMessages, type FieldTexts } from './field.tsx';

interface ChoiceProps extends ComponentProps<'input'>, Pick<FieldTexts, 'label' | 'hint'> {
  error?: ReactNode;
}

/** Something that holds or not, sent with its form. */
export function Checkbox(props: ChoiceProps) {
  return <Tick {...props} mark={css.checkbox} className={css.tick} indent />;
}

/** Something that is switched on or off at once. */
export function Switch(props: ChoiceProps) {
  return <Tick {...props} mark={css.toggle} role="switch" className={css.spread} />;
}

interface TickProps extends ChoiceProps {
  mark: string;
  indent?: boolean;
}

function Tick({ label, hint, error, mark, indent, className, id: given, ...input }: TickProps) {
  const made = useId();
  const id = given ?? made;
  const messages = { id, hint, error };
  return (
    <div>
      <label className={className}>
        <input {...input} type="checkbox" id={id} className={mark} {...describedBy(messages)} />
        <span>{label}</span>
      </label>
      <div className={cx(css.messages, indent && css.indented)}>
        <FieldMessages {...messages} />
      </div>
    </div>
  );
}

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  /** A control of its own at the end of the line, which does not choose. */
  aside?: ReactNode;
}

export interface RadioGroupProps<Value extends string> extends FieldTexts {
  /** Shared by the radios; made up when left out. */
  name?: string;
  options: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** What stands above says the same to the eye. */
  labelHidden?: boolean;
  /** What was chosen last is being done. */
  busy?: boolean;
  /** A plain list, boxes under each other, or boxes beside each other. */
  look?: keyof typeof css.options;
}

/** One of a few choices that should all be seen. */
export function RadioGroup<Value extends string>({
  label,
  labelHidden = false,
  hint,
  error,
  name,
  options,
  value,
  onChange,
  busy,
  look = 'list',
}: RadioGroupProps<Value>) {
  const id = useId();
  const messages = { id, hint, error };
  return (
    <div
      role="radiogroup"
      aria-busy={busy}
      aria-labelledby={`${id}-label`}
      className={css.group}
      {...describedBy(messages)}
    >
      <span id={`${id}-label`} className={labelHidden ? visuallyHidden : css.legend}>
        {label}
      </span>
      <div className={css.options[look]}>
        {options.map((option, nth) => (
          <div key={option.value} className={css.line}>
            <label
              className={cx(
                css.option,
                look !== 'list' && css.boxed,
                option.aside !== undefined && css.besideAside,
              )}
            >
              <input
                type="radio"
                name={name ?? id}
                className={css.radio}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
                {...(option.hint && wordsOf(`${id}-${nth}`))}
              />
              <span className={css.words}>
                <span id={`${id}-${nth}-name`}>{option.label}</span>
                {option.hint && (
                  <span id={`${id}-${nth}-about`} className={css.hint}>
                    {option.hint}
                  </span>
                )}
              </span>
            </label>
            {option.aside !== undefined && <span className={css.aside}>{option.aside}</span>}
          </div>
        ))}
      </div>
      <FieldMessages {...messages} />
    </div>
  );
}

/** A hint describes its choice and is no part of its name, by which people find it. */
function wordsOf(id: string): ComponentProps<'input'> {
  return { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-about` };
}
