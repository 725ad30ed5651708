import phoneMetadata from 'libphonenumber-js/min/metadata';
import { metadataOf } from '#core/rules';
import { bulkColumns } from '#schemas';
import { createSpreadsheets } from '../../../app/adapters/browser/spreadsheet.ts';
import { market } from '../../../markets/sg.ts';

export type Reading = {
  rows: number;
  /** Milliseconds: in all, and the longest time in which the page could do nothing else. */
  took: number;
  longestBlock: number;
  /** How many different shares of the way were told. */
  steps: number;
};

declare global {
  interface Window {
    read?: () => Promise<Reading>;
    /** Milliseconds from calling the reading off to its end. */
    cancel?: () => Promise<number>;
  }
}

const limits = { bytes: 5_242_880, rows: 200_000, columns: 40 };
const context = {
  market,
  phonePlan: { country: market.country, metadata: metadataOf(phoneMetadata, market.country) },
  ...{ timezone: market.timezone, now: 1_900_000_000, vendorId: 'v-1' },
};

const layout = { sheet: null, headerLine: null };

window.read = async () => {
  const spreadsheets = createSpreadsheets();
  const told = new Set<number>();
  const watch = watchBlocks();
  const begun = performance.now();
  await spreadsheets.open({ file: chosen(), limits, layout, advanced: (share) => told.add(share) });
  const rows = await spreadsheets.check({ columns: bulkColumns, context });
  const took = performance.now() - begun;
  spreadsheets.close();
  return { rows: rows.length, took, longestBlock: watch(), steps: told.size };
};

window.cancel = async () => {
  const spreadsheets = createSpreadsheets();
  const begun = Promise.withResolvers<void>();
  const reading = spreadsheets.open({
    file: chosen(),
    limits,
    layout,
    advanced: () => begun.resolve(),
  });
  await begun.promise;
  const asked = performance.now();
  spreadsheets.close();
  await reading.catch(() => undefined);
  return performance.now() - asked;
};

function chosen(): File {
  const file = document.querySelector('input')?.files?.[0];
  if (file === undefined) throw new Error('no file was chosen');
  return file;
}

/** Answers the longest time between two turns of the page. */
function watchBlocks(): () => number {
  let last = performance.now();
  let longest = 0;
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    channel.port2.postMessage(null);
  };
  channel.port2.postMessage(null);
  return () => {
    channel.port1.close();
    return longest;
  };
}
