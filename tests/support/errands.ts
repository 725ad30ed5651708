import { modules } from '../../server/app.ts';
import type { ErrandKind } from '../../server/errands/index.ts';
import { takeDue } from '../../server/errands/take.ts';
import { tryErrand } from '../../server/errands/try.ts';
import type { Deps } from '../../server/module.ts';

/** Does all errands that are due by the server's clock, of all kinds or of these, also those that follow from them. */
export async function doErrands(deps: Deps, kinds = kindsOf(deps)): Promise<void> {
  for (const kind of kinds) {
    for (;;) {
      const taken = await takeAsWorker(deps.sql, kind, { now: deps.clock(), most: kind.atOnce });
      if (taken.length === 0) break;
      await Promise.all(taken.map((errand) => tryErrand(deps, kind, errand)));
    }
  }
}

/** Takes due errands, looking again while all that was seen waits for others. */
export async function takeAsWorker(...asked: Parameters<typeof takeDue>) {
  for (;;) {
    const { taken, isMore } = await takeDue(...asked);
    if (taken.length > 0 || !isMore) return taken;
  }
}

function kindsOf(deps: Deps): readonly ErrandKind[] {
  return modules.flatMap(({ errands }) => errands?.(deps) ?? []);
}
