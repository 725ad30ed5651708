import 'temporal-polyfill/global';
import { existsSync, readFileSync } from 'node:fs';
import { idsOfTab, importLog, labelOf, orderIn, replayed, tabs } from '#core';

/** Prints what the screens showed when a log was exported: `npm run replay FILE`. */
const [, , file] = process.argv;
const log = file && existsSync(file) ? importLog(readFileSync(file, 'utf8')) : null;

if (log === null) {
  console.error('Usage: npm run replay FILE, with a file from "Copy diagnostics".');
  process.exitCode = 1;
} else {
  print(log);
}

function print(read: NonNullable<typeof log>): void {
  const { index, riders, vendors, connection } = replayed(read);
  const { at } = read.header;
  console.log(`${read.events.length} facts, exported at ${time(at)}`);
  for (const line of read.rejectedLines) console.log(`line ${line} could not be read`);
  console.log(
    `outlet ${vendors.selected ?? 'none'}${vendors.include_outlets ? ' and its outlets' : ''}`,
  );
  console.log(
    `connection ${connection.state}, at change ${connection.seq ?? 'unknown'}, ` +
      `frames dropped: ${connection.dropped.malformed} malformed, ${connection.dropped.unknown} unknown`,
  );
  for (const tab of tabs) {
    console.log(`\n${tab}: ${index.members[tab].size}`);
    for (const id of idsOfTab(index, tab)) {
      const order = orderIn(index, id);
      const seen = riders.places.get(id);
      if (!order) continue;
      const rider = seen ? `, rider seen ${time(seen.updated_at)}` : '';
      const pending = index.pending.has(id) ? ', cancellation asked' : '';
      console.log(
        `  ${id}  ${order.status} (${labelOf(order, at)})  ${time(order.updated_at)}${rider}${pending}`,
      );
    }
  }
  console.log(`\n${index.rows.size} orders known, ${riders.places.size} riders seen`);
}

function time(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
