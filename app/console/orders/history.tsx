import type { ResultOf } from '#schemas';
import type { operatorCalls } from '#schemas/operator';
import { Disclosure } from '#ui';
import { Changes } from '../parts/changes.tsx';
import { Moment } from '../parts/moment.tsx';
import { statusText } from '../parts/status.tsx';
import { t, textIf } from '../text.ts';
import * as css from './history.css.ts';

type Line = ResultOf<typeof operatorCalls.getOrderHistory>['history'][number];

/** What happened to an order, the newest first: what, when and by who; in full for who opens it. */
export function History({ lines }: { lines: readonly Line[] }) {
  const numbered = lines.map((line, nth) => ({ ...line, nth })).toReversed();
  return (
    <ol className={css.history} aria-label={t('order.history')}>
      {numbered.map((line) => (
        <li key={line.nth} className={css.line}>
          <Disclosure summary={<Summary line={line} />}>
            <Changes before={null} after={line.change} />
          </Disclosure>
        </li>
      ))}
    </ol>
  );
}

function Summary({ line: { what, by, at } }: { line: Line }) {
  return (
    <span className={css.summary}>
      <span className={css.what}>{textIf(`history.${what}`) ?? statusText(what)}</span>
      <span className={css.by}>{textIf(`by.${by}`) ?? by}</span>
      <span className={css.at}>
        <Moment at={at} />
      </span>
    </span>
  );
}
