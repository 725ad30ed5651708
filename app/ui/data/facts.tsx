import type { ReactNode } from 'react';
import * as css from './facts.css.ts';

export interface Fact {
  id: string;
  term: ReactNode;
  value: ReactNode;
}

/** What is known about one thing, term by term. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ id, term, value }) => (
        <div key={id} className={css.fact}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
