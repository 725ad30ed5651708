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
}

/** Not every browser lets the keyboard reach what scrolls. */
const scrolledByKeys = { tabIndex: 0 };

/** Things to compare side by side. The first column names the row; a narrow screen scrolls it sideways. */
export function Table<Item>({ caption, columns, rows, rowKey }: TableProps<Item>) {
  return (
    <section className={css.scroller} {...scrolledByKeys} aria-label={caption}>
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
            <tr key={rowKey(item)} className={css.row}>
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
      </table>
    </section>
  );
}
