import 'temporal-polyfill/global';
import { existsSync, readFileSync } from 'node:fs';
import { idsOfTab, importLog, labelOf, orderIn, replayKnown, tabs } from '#core';
import { defaultFlags, flagNames } from '#schemas';

type Log = NonNullable<ReturnType<typeof importLog>>;
type Known = ReturnType<typeof replayKnown>;

/** Prints what the screens knew when a log was exported: `npm run replay FILE`. */
const [, , file] = process.argv;
const log = file && existsSync(file) ? importLog(readFileSync(file, 'utf8')) : null;

if (log === null) {
  console.error('Usage: npm run replay FILE, with a file from "Copy diagnostics".');
  process.exitCode = 1;
} else {
  const known = replayKnown(log);
  console.log([...head(log), ...person(known), ...server(known)].join('\n'));
  for (const tab of tabs) console.log(['', ...rows(tab, known, log.header.at)].join('\n'));
  console.log(`\n${known.orders.rows.size} orders known, ${known.riders.places.size} riders seen`);
}

function head({ events, header, rejectedLines }: Log): readonly string[] {
  return [
    `${events.length} facts, exported at ${time(header.at)}`,
    ...rejectedLines.map((line) => `line ${line} could not be read`),
  ];
}

function person({ session, vendors }: Known): readonly string[] {
  const kind = session?.guest ? ' as a guest' : session?.embedded ? ' through a platform' : '';
  return [
    session ? `signed in${kind} until ${time(session.tokens.Expires)}` : 'nobody is signed in',
    `outlet ${vendors.selected ?? 'none'}${vendors.include_outlets ? ' and its outlets' : ''}, ` +
      (vendors.list
        ? `of ${vendors.list.length} that are known`
        : 'of a list that has not been loaded'),
  ];
}

function server({ connection, flags, unreadable }: Known): readonly string[] {
  const { state, why, seq, heardAt, dropped } = connection;
  const switched = flagNames.filter((name) => flags[name] !== defaultFlags[name]);
  return [
    `connection ${state}${state === 'lost' ? ` (${why})` : ''}, at change ${seq ?? 'unknown'}, ` +
      `last heard ${heardAt === null ? 'never' : time(heardAt)}`,
    `frames dropped: ${dropped.malformed} malformed, ${dropped.unknown} unknown`,
    `orders that cannot be shown: ${[...unreadable].map((id) => id || 'one without an id').join(', ') || 'none'}`,
    `flags unlike the built-in choice: ${switched.map((name) => `${name} ${flags[name] ? 'on' : 'off'}`).join(', ') || 'none'}`,
  ];
}

function rows(tab: (typeof tabs)[number], { orders, riders }: Known, at: number) {
  const ids = idsOfTab(orders, tab);
  const lines = ids.flatMap((id) => {
    const order = orderIn(orders, id);
    const seen = riders.places.get(id);
    const rider = seen ? `, rider seen ${time(seen.updated_at)}` : '';
    const pending = orders.pending.has(id) ? ', cancellation asked' : '';
    return order
      ? [
          `  ${id}  ${order.status} (${labelOf(order, at)})  ${time(order.updated_at)}${rider}${pending}`,
        ]
      : [];
  });
  return [`${tab}: ${orders.members[tab].size}`, ...lines];
}

function time(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
