import { Button, Row } from '#ui';
import { t } from '../text.ts';
import * as css from './parts.css.ts';

/** How many rows a page of a list has. */
export const pageRows = 50;

type PagerProps = {
  /** From 1. */
  page: number;
  /** How many there are in all; undefined where nobody counted. */
  total: number | undefined;
  /** How many this page has. */
  here: number;
  onPage: (page: number) => void;
};

/** Which part of a long list is seen, and the way to its neighbours. */
export function Pager({ page, total, here, onPage }: PagerProps) {
  const first = (page - 1) * pageRows + 1;
  const last = first + here - 1;
  const isMore = total === undefined ? here === pageRows : last < total;
  if (here === 0 && page === 1) return null;
  return (
    <Row justify="between" wrap className={css.pager}>
      <span>
        {total === undefined
          ? t('pager.part', { first, last })
          : t('pager.part.of', { first, last, total })}
      </span>
      {(page > 1 || isMore) && (
        <Row>
          <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t('pager.before')}
          </Button>
          <Button disabled={!isMore} onClick={() => onPage(page + 1)}>
            {t('pager.next')}
          </Button>
        </Row>
      )}
    </Row>
  );
}
