import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../layout/hidden.tsx';
import * as css from './table.css.ts';

export interface Column<Item> {
  id: string;
  header: ReactNode;
  cell: (item: Item) => ReactNode;
  /** `end` for amounts. */
  align?: keyof typeof css.align;
  /** Its words stay on one line, as those of a date. */
  whole?: boolean;
}

interface TableProps<Item> {
  /** Names the table for assistive technology. */
  caption: string;
  columns: readonly Column<Item>[];
  rows: readonly Item[];
  rowKey: (item: Item) => string;
  /** Lower rows, as many as a page holds. */
  dense?: boolean;
  /** Its head and foot stay in sight while the page scrolls, where the window is wide enough to need no scrolling sideways. */
  sticky?: boolean;
  /** A last line about all: what it says at its beginning, and by column what adds up. */
  foot?: Foot;
}

interface Foot {
  label: ReactNode;
  cells: Readonly<Record<string, ReactNode>>;
}

/** Not every browser lets the keyboard reach what scrolls. */
const scrolledByKeys = { tabIndex: 0 };

/** Things to compare side by side. The first column names the row; a narrow screen scrolls it sideways. */
export function Table<Item>(props: TableProps<Item>) {
  const { caption, columns, rows, rowKey, dense = false, sticky = false, foot } = props;
  return (
    <section
      className={cx(css.scroller, dense && css.dense, sticky && css.sticky)}
      {...scrolledByKeys}
      aria-label={caption}
    >
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={cx(css.head, css.align[column.align ?? 'start'])}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((item) => (
            <tr key={rowKey(item)} data-row={rowKey(item)} className={css.row}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={cx(
                    css.data,
                    css.align[column.align ?? 'start'],
                    column.whole && css.whole,
                  )}
                >
                  {column.cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && <TableFoot columns={columns} foot={foot} />}
      </table>
    </section>
  );
}

function TableFoot<Item>({ columns, foot }: { columns: readonly Column<Item>[]; foot: Foot }) {
  const first = columns.findIndex(({ id }) => id in foot.cells);
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={first} className={css.foot}>
          {foot.label}
        </th>
        {columns.slice(first).map(({ id, align = 'start' }) => (
          <td key={id} className={cx(css.foot, css.align[align])}>
            {foot.cells[id]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
