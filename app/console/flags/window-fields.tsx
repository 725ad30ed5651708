import type { Ref } from 'react';
import { TextField } from '#ui';
import { zone } from '../parts/moment.tsx';
import * as css from '../parts/parts.css.ts';
import { t } from '../text.ts';

/** Two moments as they are typed, in the zone of the browser. */
export type Typed = { readonly from: string; readonly until: string };

/** What is wrong with the moments, by field. */
export type WindowErrors = { readonly [Name in keyof Typed]?: string | undefined };

type WindowFieldsProps = {
  /** Holds the fields, to look for what is half typed. */
  ref: Ref<HTMLDivElement>;
  typed: Typed;
  onChange: (typed: Typed) => void;
  errors: WindowErrors;
};

/** From when until when, and on whose clock. */
export function WindowFields({ ref, typed, onChange, errors }: WindowFieldsProps) {
  return (
    <div ref={ref} className={css.fields}>
      {(['from', 'until'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          type="datetime-local"
          label={t(`window.${name}`)}
          hint={t('window.zone', { zone })}
          value={typed[name]}
          error={errors[name]}
          onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
        />
      ))}
    </div>
  );
}

/** The moments, where something is typed. */
export function momentsOf({ from, until }: Typed): { from?: number; until?: number } {
  return {
    ...(from !== '' && { from: Date.parse(from) / 1000 }),
    ...(until !== '' && { until: Date.parse(until) / 1000 }),
  };
}

/** Checks the moments; one of the two has to be there, and it is `needed` where that is said. */
export function wrongIn(
  { from, until }: Typed,
  halves: readonly string[],
  needed?: keyof Typed,
): WindowErrors {
  if (halves.length > 0) return Object.fromEntries(halves.map((name) => [name, t('error.half')]));
  if (needed === 'until' && until === '') return { until: t('error.required') };
  if (from === '' && until === '') return { from: t('error.required') };
  const isBackward = from !== '' && until !== '' && Date.parse(until) <= Date.parse(from);
  return isBackward ? { until: t('window.backward') } : {};
}
