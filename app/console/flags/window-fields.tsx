import { TextField } from '#ui';
import { zone } from '../parts/moment.tsx';
import * as css from '../parts/parts.css.ts';
import { t } from '../text.ts';

/** Two moments as they are typed, in the zone of the browser. */
export type Typed = { readonly from: string; readonly until: string };

type WindowFieldsProps = {
  typed: Typed;
  onChange: (typed: Typed) => void;
  errors: { readonly [Name in keyof Typed]?: string | undefined };
};

/** From when until when, and on whose clock. */
export function WindowFields({ typed, onChange, errors }: WindowFieldsProps) {
  return (
    <div className={css.fields}>
      {(['from', 'until'] as const).map((name) => (
        <TextField
          key={name}
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
