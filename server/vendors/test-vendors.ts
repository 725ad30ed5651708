import type { Deployment } from '#schemas';
import type { Db } from '../db/connect.ts';
import type { KeptAnswers } from '../kept/answers.ts';

type Asked = { sql: Db; kept: KeptAnswers; deployment: Deployment };

/** The test outlets of a deployment: those that its file names and those that an operator added, at the same fee. */
export async function testVendorsOf({
  sql,
  kept,
  deployment,
}: Asked): Promise<Pick<Deployment, 'testVendors'>> {
  const { id, testVendors } = deployment;
  const added = await kept.tryouts.get(id, async () => {
    const rows = await sql<{ vendor_id: string }[]>`
      select vendor_id from test_vendors where deployment = ${id}`;
    return rows.map(({ vendor_id }) => vendor_id);
  });
  if (!added || added.length === 0) return { testVendors };
  const { ids = [], fee = 0 } = testVendors ?? {};
  return { testVendors: { ids: [...ids, ...added], fee } };
}
