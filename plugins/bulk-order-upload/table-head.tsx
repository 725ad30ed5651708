import { useMemo } from 'react';
import { useFormat, useText } from '#i18n';
import { Button, Keys, LiveRegion, Row, Segments, Switch } from '#ui';
import * as css from './bulk.css.ts';
import { type EditableRow, type RowView, rowCounts, rowViews } from './rows.ts';
import * as table from './table.css.ts';

type TableHeadProps = {
  rows: readonly EditableRow[];
  counts: string | undefined;
  view: RowView;
  setView: (view: RowView) => void;
  /** Goes to the next wrong row; undefined when there is none. */
  goOn: (() => void) | undefined;
  all: boolean;
  setAll: (on: boolean) => void;
  someLeftOut: boolean;
};

/** The counts of each view, which also filter the rows, and actions for all rows. */
export function TableHead({ goOn, all, setAll, someLeftOut, ...views }: TableHeadProps) {
  const t = useText();
  return (
    <Row justify="between" wrap gap={3}>
      <Views {...views} />
      <Row gap={4} wrap>
        {someLeftOut && (
          <span className={table.inTable}>
            <Switch
              label={t('bulk-order-upload.rows.all-columns')}
              checked={all}
              onChange={({ target }) => setAll(target.checked)}
            />
          </span>
        )}
        {goOn && (
          <Button icon="warning" aria-keyshortcuts="F8" onClick={goOn}>
            {t('bulk-order-upload.rows.next-error')}
            <span className={table.key} aria-hidden>
              <Keys keys="F8" />
            </span>
          </Button>
        )}
      </Row>
    </Row>
  );
}

type RowCounts = ReturnType<typeof rowCounts>;

type ViewsProps = Pick<TableHeadProps, 'rows' | 'counts' | 'view' | 'setView'>;

/** The views as a choice, or as a text where there is only one. */
function Views({ rows, counts, view, setView }: ViewsProps) {
  const t = useText();
  const of = useMemo(() => rowCounts(rows), [rows]);
  const inWords = useCount(of);
  const kinds = useViews(of, view);
  return (
    <>
      <LiveRegion message={counts ?? inWords} />
      {kinds.length > 2 ? (
        <div className={table.views}>
          <Segments
            label={t('bulk-order-upload.rows.view')}
            labelHidden
            options={kinds}
            value={view}
            onChange={setView}
          />
        </div>
      ) : (
        <p className={css.muted} aria-hidden>
          {counts ?? inWords}
        </p>
      )}
    </>
  );
}

/** The views that have rows, and the one that was chosen. */
function useViews(counts: RowCounts, chosen: RowView) {
  const t = useText();
  const format = useFormat();
  return rowViews
    .filter((view) => view === chosen || counts[view] > 0)
    .map((view) => {
      const words = t(`bulk-order-upload.rows.view.${view}`, { rows: format.number(counts[view]) });
      return { value: view, label: words, short: words };
    });
}

/** The text of how many rows there are, and how many are wrong. */
function useCount({ all, wrong }: RowCounts): string {
  const t = useText();
  const format = useFormat();
  const values = { rows: format.number(all), errors: format.number(wrong) };
  return t(`bulk-order-upload.rows.${wrong === 0 ? 'good' : 'count'}`, values);
}
