import type { ReactNode } from 'react';
import { useText } from '#i18n';
import type { BulkProblem, BulkRowState } from '#schemas';
import { Badge, type BadgeTone } from '#ui';
import * as css from './bulk.css.ts';

type RowLeadProps = {
  number: number;
  state?: BulkRowState;
  errors: readonly BulkProblem[];
  /** Buttons behind the number. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** What stands before the cells of a row: which it is, how it stands, and what is wrong with it as a whole. */
export function RowLead({ number, state, errors, actions, children }: RowLeadProps) {
  const t = useText();
  return (
    <div className={css.lead}>
      <div className={css.leadHead}>
        <span className={css.rowNumber}>{t('bulk-order-upload.rows.row', { number })}</span>
        {state && <Badge tone={tones[state]}>{t(`bulk-order-upload.state.${state}`)}</Badge>}
        {actions}
      </div>
      {errors
        .filter(({ field }) => field === 'row')
        .map(({ key, values }) => (
          <p key={key} className={css.problem}>
            {t(key, values)}
          </p>
        ))}
      {children}
    </div>
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
