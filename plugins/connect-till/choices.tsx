import { Checkbox } from '#ui';
import * as css from './till.css.ts';

type ChoicesProps<Value extends string> = {
  label: string;
  options: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
  /** The error of the choice, shown under the last option. */
  error?: string | undefined;
};

/** A group of checkboxes. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, options, chosen, onChange, error } = props;
  const last = options.at(-1)?.value;
  return (
    <fieldset className={css.choices}>
      <legend className={css.legend}>{label}</legend>
      {options.map(({ value, label: words, hint }) => (
        <Checkbox
          key={value}
          label={words}
          hint={hint}
          checked={chosen.includes(value)}
          error={value === last ? error : undefined}
          onChange={({ currentTarget }) =>
            onChange(
              currentTarget.checked ? [...chosen, value] : chosen.filter((each) => each !== value),
            )
          }
        />
      ))}
    </fieldset>
  );
}
