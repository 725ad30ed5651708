import type { ReactNode } from 'react';
import { useText } from '#i18n';
import type { BulkProblem, BulkRowState } from '#schemas';
import { Badge, type BadgeTone } from '#ui';
import * as table from './table.css.ts';
import { useColumnName } from './use-columns.ts';

type RowLeadProps = {
  number: number;
  state?: BulkRowState;
  errors: readonly BulkProblem[];
  /** Buttons behind the number. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** The beginning of a row: its number, state, and errors of the row as a whole. */
export function RowLead({ number, state, errors, actions, children }: RowLeadProps) {
  const t = useText();
  return (
    <div className={table.lead}>
      <div className={table.leadHead}>
        <span className={table.rowNumber}>{t('bulk-order-upload.rows.row', { number })}</span>
        {state && <Badge tone={tones[state]}>{t(`bulk-order-upload.state.${state}`)}</Badge>}
        {actions}
      </div>
      {errors
        .filter(({ field }) => field === 'row')
        .map(({ key, values }) => (
          <p key={key} className={table.problem}>
            {t(key, values)}
          </p>
        ))}
      <Reasons errors={errors} />
      {children}
    </div>
  );
}

/** The errors of cells, repeated here since most columns are scrolled out of sight. */
function Reasons({ errors }: Pick<RowLeadProps, 'errors'>) {
  const t = useText();
  const nameOf = useColumnName();
  const ofCells = errors.filter(({ field }) => field !== 'row');
  if (ofCells.length === 0) return null;
  return (
    <p className={table.reasons} aria-hidden>
      {ofCells.map(({ field, key, values }) => `${nameOf(field)}: ${t(key, values)}`).join(' · ')}
    </p>
  );
}

const tones = {
  waiting: 'neutral',
  invalid: 'critical',
  unconfirmed: 'warning',
  ready: 'positive',
  placing: 'info',
  placed: 'positive',
  failed: 'critical',
  removed: 'neutral',
} as const satisfies Record<BulkRowState, BadgeTone>;
