import type { CDPSession, Page } from 'playwright';
import type { Side } from './feed-server.ts';
import { createDay, type Day, nameOf, randomFrom } from './orders.ts';
import { type LiveStage, paced } from './stage.ts';

const PER_SECOND = 200;
/** The newest orders stay where they are, at the top of the list, so that a bench may watch them. */
const STILL = 10;

/** A page that lists orders, and the stream of their updates. */
export type LiveList = {
  page: Page;
  session: CDPSession;
  day: Day;
  /** Lets 200 orders a second go on to their next status, for so many seconds. */
  pump: (seconds: number) => Promise<void>;
};

/** Opens the tracking page, or the one that is its limit, and tells it of so many orders. */
export async function openList(stage: LiveStage, side: Side, orders: number): Promise<LiveList> {
  const page = await stage.newPage('click');
  await page.goto(stage.address(side === 'ours' ? `/order-tracking/${stage.vendorId}` : '/limit'));
  await stage.feed.subscribed(side);
  const day = createDay(stage.vendorId, orders);
  for (const text of day.all()) stage.feed.send(side, text);
  await page
    .getByText(nameOf(orders - STILL))
    .first()
    .waitFor({ timeout: 120_000 });
  const session = await stage.context.newCDPSession(page);
  await session.send('Performance.enable');
  const list = { page, session, day, pump: pumpOf(stage, side, day, orders - STILL) };
  await list.pump(2);
  return list;
}

function pumpOf({ feed }: LiveStage, side: Side, day: Day, orders: number) {
  const random = randomFrom(11);
  const next = () => feed.send(side, day.next(Math.floor(random() * orders)));
  return (seconds: number) => paced(PER_SECOND, seconds, next);
}

/** Lets 200 orders a second go on for as long as `act` takes, and no longer, whichever way it ends. */
export async function whileBusy<Result>(
  { pump }: LiveList,
  act: () => Promise<Result>,
): Promise<Result> {
  let running = true;
  const pumped = (async () => {
    while (running) await pump(0.5);
  })();
  try {
    return await act();
  } finally {
    running = false;
    await pumped;
  }
}
