import type { ComponentProps } from 'react';
import { isRowProblem } from '#core/rules';
import type { BulkColumn, BulkProblem } from '#schemas';

type Input = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'dir' | 'step'> & {
  /** The text in the field. */
  shown: string;
  /** Whether the field cannot show the file's text, which is then shown beside it. */
  unreadable?: boolean;
};

const decimal = { inputMode: 'decimal', dir: 'ltr' } as const;
const ownKinds: Readonly<Partial<Record<BulkColumn, Omit<Input, 'shown'>>>> = {
  recipient_phone_number: { type: 'tel', dir: 'ltr' },
  latitude: decimal,
  longitude: decimal,
  amount: decimal,
  pickup_code: { dir: 'ltr' },
};
const kinds = new Map(Object.entries(ownKinds));

/**
 * The input for a cell. Numbers use text inputs with a numeric keyboard, since a file may hold a text that is no number and
 * must be visible.
 */
export function inputOf(column: string, value: string, problem?: BulkProblem): Input {
  if (column === 'preordered_for') return timeInput(value, problem);
  return { dir: 'auto', ...kinds.get(column), shown: value };
}

const offset = /[+-]\d\d:\d\d\s*$/;
const written = /^\s*(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::00(?:\.0+)?)?\s*$/;

/** A date and a time, in steps of a quarter of an hour; as text where only the offset can tell two moments apart. */
function timeInput(value: string, problem?: BulkProblem): Input {
  const isTwice = problem !== undefined && isRowProblem(problem, 'time-twice');
  if (isTwice || offset.test(value)) return { dir: 'ltr', shown: value };
  const [, date, time] = written.exec(value) ?? [];
  const picker = { type: 'datetime-local', step: 900, dir: 'ltr' } as const;
  if (date !== undefined) return { ...picker, shown: `${date}T${time}` };
  return { ...picker, shown: '', unreadable: value.trim() !== '' };
}
