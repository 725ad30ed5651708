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
  VisuallyHidden,
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
  /** What can be done to one of them: buttons at the end of its line. */
  actions?: (item: Item) => ReactNode;
  busy: boolean;
  problem: Problem | null;
  onRetry: () => void;
  icon: IconName;
  /** What is said where nothing was found. */
  empty: string;
};

/** Things of one kind: a table to compare where there is room, else one card of lines for each. */
export function Records<Item>(props: RecordsProps<Item>) {
  const { caption, columns, rows, rowKey, actions, busy, problem, onRetry, icon, empty } = props;
  const isNarrow = useMedia(oneColumn);
  // The heading above says the same, and no two landmarks are called alike.
  const named = t('records', { caption });
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
        <Cards caption={named} {...{ columns, rows, rowKey, actions }} />
      ) : (
        <Table
          caption={named}
          columns={withActions(columns, actions)}
          {...{ rows, rowKey }}
          dense
        />
      )}
    </div>
  );
}

/** Buttons have a column of their own, whose name is only heard. */
function withActions<Item>(
  columns: readonly Column<Item>[],
  actions: ((item: Item) => ReactNode) | undefined,
): readonly Column<Item>[] {
  if (!actions) return columns;
  const header = <VisuallyHidden>{t('records.actions')}</VisuallyHidden>;
  return [...columns, { id: 'actions', header, cell: actions, align: 'end' }];
}

type CardsProps<Item> = Pick<RecordsProps<Item>, 'caption' | 'columns' | 'rowKey'> & {
  rows: readonly Item[];
  actions: ((item: Item) => ReactNode) | undefined;
};

function Cards<Item>({ caption, columns, rows, rowKey, actions }: CardsProps<Item>) {
  const [first, ...rest] = columns;
  return (
    <ul className={css.cards} aria-label={caption}>
      {rows.map((item) => (
        <li key={rowKey(item)} className={css.card}>
          <div className={css.cardTitle}>{first?.cell(item)}</div>
          <div className={css.cardFacts}>
            {rest.map(({ id, header, cell }) => (
              <Told key={id} header={header}>
                {cell(item)}
              </Told>
            ))}
          </div>
          {actions && <div className={css.cardActions}>{actions(item)}</div>}
        </li>
      ))}
    </ul>
  );
}

/** A fact without a word to say is none. */
function Told({ header, children }: { header: ReactNode; children: ReactNode }) {
  if (children === null || children === '' || children === undefined) return null;
  return (
    <div className={css.cardFact}>
      <span className={css.cardTerm}>{header}</span>
      {children}
    </div>
  );
}
