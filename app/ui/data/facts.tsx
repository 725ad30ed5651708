import type { ReactNode } from 'react';
import * as css from './facts.css.ts';

export interface Fact {
  id: string;
  term: ReactNode;
  value: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  /** Values in a column of their own, or short ones at the end of their lines. */
  look?: keyof typeof css.fact;
}

/** What is known about one thing, term by term. */
export function Facts({ facts, look = 'columns' }: FactsProps) {
  return (
    <dl className={css.facts}>
      {facts.map(({ id, term, value }) => (
        <div key={id} className={css.fact[look]}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
