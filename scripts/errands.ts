import { parseArgs } from 'node:util';
import { listGivenUp, tryAgain } from '../server/errands/repository.ts';
import { audited } from './support/audited.ts';
import { explainDatabase, withDatabase } from './support/database.ts';
import { run } from './support/run.ts';

const usage = `npm run errands -- [again [ID]]

  lists the mails, hand-overs, refunds and other errands that were given up, each with its reason; again tries all of them from the beginning, or one

The database is DATABASE_URL, or the one in DATA_DIR, whether the product is running or not.`;

await run(main, explainDatabase);

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true, strict: false });
  const [word, id, ...more] = positionals;
  const isKnown = (word === undefined || word === 'again') && more.length === 0;
  if (!isKnown || (id !== undefined && !/^\d{1,18}$/.test(id))) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  await withDatabase(async (sql) => {
    if (word === undefined) {
      for (const { id: each, kind, since, reason } of await listGivenUp(sql)) {
        console.log(`${each}  ${kind}  ${momentOf(since)}  ${reason}`);
      }
      return;
    }
    const count = await audited(sql, 'errands retry', async (tx, now) => {
      const result = await tryAgain(tx, now, id === undefined ? {} : { ids: [id] });
      const target = id === undefined ? 'errands' : `errand ${id}`;
      return { result, entries: [{ target, after: { tried_again: result } }] };
    });
    console.log(`${count} ${count === 1 ? 'errand is' : 'errands are'} tried again`);
  });
}

/** In UTC, to the second. */
function momentOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
}
