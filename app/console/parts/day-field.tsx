import { useState } from 'react';
import { TextField } from '#ui';

type DayFieldProps = {
  label: string;
  /** The day that holds. */
  value: string;
  onChange: (day: string) => void;
};

/** Before any order: a year that is still being typed, such as 0202 of 2026. */
const earliest = '2000-01-01';

/** A day to narrow a list by, which holds once its year is whole. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState({ of: value, text: value });
  return (
    <TextField
      type="date"
      label={label}
      // Another day by a link is another text in the field.
      value={typed.of === value ? typed.text : value}
      onChange={({ target: { value: text } }) => {
        const isWhole = text === '' || text >= earliest;
        setTyped({ of: isWhole ? text : value, text });
        if (isWhole) onChange(text);
      }}
    />
  );
}
