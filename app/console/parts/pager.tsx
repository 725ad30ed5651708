import { Row } from '#ui';
import { t } from '../text.ts';
import { PartButton } from './part-button.tsx';
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
export function Pager(props: PagerProps) {
  const { page, here, onPage } = props;
  const { words, before, isMore } = partOf(props);
  if (here === 0 && page === 1) return null;
  return (
    <Row justify="between" wrap className={css.pager}>
      <span>{words}</span>
      {(page > 1 || isMore) && (
        <Row>
          <PartButton disabled={page === 1} onTurn={() => onPage(before)}>
            {t('pager.before')}
          </PartButton>
          <PartButton disabled={!isMore} onTurn={() => onPage(page + 1)}>
            {t('pager.next')}
          </PartButton>
        </Row>
      )}
    </Row>
  );
}

/** What is said of a page, and where its neighbours are; before one past the end is the last that has something. */
export function partOf({ page, total, here }: Omit<PagerProps, 'onPage'>) {
  const first = (page - 1) * pageRows + 1;
  const last = first + here - 1;
  const part =
    total === undefined
      ? t('pager.part', { first, last })
      : t('pager.part.of', { first, last, total });
  const pages = total === undefined ? page : Math.max(1, Math.ceil(total / pageRows));
  return {
    words: here === 0 ? '' : part,
    before: Math.min(page - 1, pages),
    isMore: total === undefined ? here === pageRows : last < total && here > 0,
  };
}
