import { proxy, type Remote, wrap } from 'comlink';
import type { checkSpreadsheetFx, openSpreadsheetFx } from '#core/ports';
import type { CheckedSheetRow, Result, Spreadsheet, SpreadsheetFault } from '#schemas';
import { type SpreadsheetWorker, startSpreadsheetWorker } from '#workers';
import { rowsIn } from './spreadsheet-rows.ts';
import { after } from './timers.ts';

/** A file that takes longer is hostile. */
const longestSeconds = 10;
/** Rows sent to the page at once; more would block it noticeably. */
const pageRows = 1000;

type Asked<Port> = Port extends (asked: infer Params) => unknown ? Params : never;
type Opened = Result<Spreadsheet, SpreadsheetFault>;
type Reader = {
  worker: Worker;
  api: Remote<SpreadsheetWorker>;
  ended: Promise<never>;
  end: (why: SpreadsheetFault) => void;
};

/** Reads files in a separate worker, terminated when it takes too long or the file is abandoned. */
export function createSpreadsheets(begin = startSpreadsheetWorker) {
  let reader: Reader | null = null;

  function close(why: SpreadsheetFault = 'cancelled'): void {
    reader?.end(why);
    reader = null;
  }

  /** Terminates the reader if it does not answer in time. */
  async function answered<Value>(
    asked: (api: Reader['api']) => PromiseLike<Value>,
  ): Promise<Value> {
    const mine = reader;
    if (mine === null) throw 'cancelled' satisfies SpreadsheetFault;
    const stop = after(longestSeconds, () => mine.end('too-slow'));
    try {
      return await Promise.race([asked(mine.api), mine.ended]);
    } finally {
      stop();
    }
  }

  return {
    close: () => close(),
    async open(asked: Asked<typeof openSpreadsheetFx>): Promise<Spreadsheet> {
      close();
      reader = startReader(begin());
      const { file, limits, layout, advanced, whole = false } = asked;
      const read = await answered<Opened>((api) =>
        api.open(file, limits, layout, proxy(advanced), whole),
      );
      if (read.ok) return read.value;
      close();
      throw read.problem;
    },
    async check({ columns, context }: Asked<typeof checkSpreadsheetFx>) {
      const rows: CheckedSheetRow[] = [];
      const features = (context.features ?? []).map(({ id }) => id);
      const count = await answered((api) => api.check(columns, { ...context, features }));
      while (rows.length < count) {
        rows.push(...rowsIn(await answered((api) => api.page(rows.length, pageRows))));
      }
      return rows;
    },
  };
}
export type Spreadsheets = ReturnType<typeof createSpreadsheets>;

function startReader(worker: Worker): Reader {
  let reject: (why: SpreadsheetFault) => void = () => undefined;
  const ended = new Promise<never>((_, ends) => {
    reject = ends;
  });
  // Nothing may be awaiting this when it rejects.
  ended.catch(() => undefined);
  const end = (why: SpreadsheetFault) => {
    worker.terminate();
    reject(why);
  };
  worker.addEventListener('error', () => end('no-reader'));
  return { worker, api: wrap<SpreadsheetWorker>(worker), ended, end };
}
