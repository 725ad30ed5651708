import type { ReactNode } from 'react';
import type { Problem } from '#schemas';
import {
  type Column,
  EmptyState,
  type IconName,
  NotLoaded,
  RowsSkeleton,
  Table,
  useMedia,
} from '#ui';
import { oneColumn } from '#ui/theme';
import { problemText } from '../problem-text.ts';
import { t } from '../text.ts';
import * as css from './parts.css.ts';

type RecordsProps<Item> = {
  /** What is listed. */
  caption: string;
  columns: readonly Column<Item>[];
  /** Null while nothing is known. */
  rows: readonly Item[] | null;
  rowKey: (item: Item) => string;
  busy: boolean;
  problem: Problem | null;
  onRetry: () => void;
  icon: IconName;
  /** What is said where nothing was found. */
  empty: string;
};

/** Things of one kind: a table to compare where there is room, else one card of lines for each. */
export function Records<Item>(props: RecordsProps<Item>) {
  const { caption, columns, rows, rowKey, busy, problem, onRetry, icon, empty } = props;
  const isNarrow = useMedia(oneColumn);
  if (problem)
    return (
      <NotLoaded retryLabel={t('action.retry')} busy={busy} onRetry={onRetry}>
        {problemText(problem)}
      </NotLoaded>
    );
  if (rows === null) return <RowsSkeleton label={t('loading')} rows={6} />;
  if (rows.length === 0) return <EmptyState icon={icon} title={empty} />;
  return (
    <div aria-busy={busy || undefined} className={busy ? css.stale : undefined}>
      {isNarrow ? (
        <Cards {...{ caption, columns, rows, rowKey }} />
      ) : (
        <Table {...{ caption, columns, rows, rowKey }} dense />
      )}
    </div>
  );
}

function Cards<Item>(
  props: Pick<RecordsProps<Item>, 'caption' | 'columns' | 'rowKey'> & { rows: readonly Item[] },
) {
  const { caption, columns, rows, rowKey } = props;
  const [first, ...rest] = columns;
  return (
    <ul className={css.cards} aria-label={caption}>
      {rows.map((item) => (
        <li key={rowKey(item)} className={css.card}>
          <div className={css.cardTitle}>{first?.cell(item)}</div>
          {rest.map(({ id, header, cell }) => (
            <Line key={id} header={header}>
              {cell(item)}
            </Line>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** A line without a word to say is none; what has no header, such as buttons, stands by itself. */
function Line({ header, children }: { header: ReactNode; children: ReactNode }) {
  if (children === null || children === '' || children === undefined) return null;
  if (!header) return <div className={css.cardActions}>{children}</div>;
  return (
    <div className={css.cardLine}>
      <span className={css.cardTerm}>{header}</span>
      <span>{children}</span>
    </div>
  );
}
