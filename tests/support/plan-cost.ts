import type { Fragment, Sql } from '../../server/db/connect.ts';

type Step = {
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Step[];
};

/** How many orders a question reads, those too that it throws away, and by which indexes it finds them. */
export async function costOf(
  sql: Sql,
  question: Fragment,
): Promise<{ read: number; indexes: readonly string[] }> {
  const [row] = await sql<{ 'QUERY PLAN': { Plan: Step }[] }[]>`
    explain (analyze, format json) ${question}`;
  const steps = (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => stepsOf(Plan));
  const read = steps
    .filter((step) => step['Relation Name'] === 'orders')
    .reduce((sum, step) => {
      const { 'Rows Removed by Filter': left = 0, 'Rows Removed by Index Recheck': lost = 0 } =
        step;
      return sum + (step['Actual Rows'] + left + lost) * step['Actual Loops'];
    }, 0);
  return { read, indexes: steps.flatMap((step) => step['Index Name'] ?? []) };
}

function stepsOf(step: Step): readonly Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}
