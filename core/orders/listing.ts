import { attach, createEvent, createStore, sample } from 'effector';
import { endpoints, type Id, type Order, type paginationKeys, type UnixTime } from '#schemas';
import { happened } from '../kernel/log.ts';
import { endpointFx } from '../kernel/ports.ts';

/** How many orders are asked for at first, which fill a screen, and how many at once after that. */
const FIRST_PAGE = 50;
const NEXT_PAGE = 200;

/** Whose orders, and the midnight since when finished ones are of interest. */
export type Wanted = {
  readonly vendor_id: Id;
  readonly include_outlets: boolean;
  readonly dayStart: UnixTime;
};

/** Which orders of those: the server's keys of its lists. */
type Part = (typeof paginationKeys)[number];
type Page = { readonly wanted: Wanted; readonly part: Part; readonly key: string | null };
type Run = { readonly wanted: Wanted; readonly seq: number | null };
type Answer = { data: readonly Order[]; pagination_key: string | null; seq: number };

const listOrdersFx = endpointFx(endpoints.listOrders);
const selected = happened('vendor.selected');
const sessionEnded = happened('session.ended');

/**
 * A list that is asked for page after page until none is left. What changes between two pages may be in neither or in
 * both; the live connection tells of it, as it goes on from the number that the first page had.
 */
export function createListing(parts: readonly [Part, ...Part[]]) {
  const asked = createEvent<Wanted>();
  const pageFx = attach({ effect: listOrdersFx, mapParams: inputOf });
  /** The run under way. What an earlier one is answered leads nowhere. */
  const $run = createStore<Run | null>(null).on(asked, (_, wanted) => ({ wanted, seq: null }));
  const arrived = sample({
    clock: pageFx.done,
    source: $run,
    filter: isCurrent,
    fn: (run, { params, result }) => arrivalOf(parts, run, params, result),
  });
  const failed = sample({
    clock: pageFx.fail,
    source: $run,
    filter: isCurrent,
    fn: (run, { params, error: problem }) => ({ wanted: params.wanted, seq: run?.seq, problem }),
  });
  $run
    .on(arrived, (_, { wanted, seq, next }) => (next === null ? null : { wanted, seq }))
    .reset(failed, selected, sessionEnded);
  sample({ clock: asked, fn: (wanted) => ({ wanted, part: parts[0], key: null }), target: pageFx });
  sample({ clock: arrived.filterMap(({ next }) => next ?? undefined), target: pageFx });
  return {
    asked,
    /** A page came; `next` is null after the last one, and `seq` is what the first one said. */
    arrived,
    failed,
    $loading: $run.map((run) => run !== null),
  };
}

function isCurrent(run: Run | null, { params }: { params: Page }): boolean {
  return run?.wanted === params.wanted;
}

function arrivalOf(
  parts: readonly Part[],
  run: Run | null,
  { wanted, part }: Page,
  { data, pagination_key: key, seq }: Answer,
) {
  const following = key === null ? parts[parts.indexOf(part) + 1] : part;
  const next = following === undefined ? null : { wanted, part: following, key };
  return { wanted, data, seq: run?.seq ?? seq, next };
}

/** Every order that lives, whenever it began; finished ones since midnight. */
function inputOf({ wanted: { vendor_id, include_outlets, dayStart }, part, key }: Page) {
  const isFirst = part === 'active' && key === null;
  return {
    params: { vendorId: vendor_id },
    query: {
      pagination_key: key ?? part,
      count: isFirst ? FIRST_PAGE : NEXT_PAGE,
      include_outlets: asText(include_outlets),
      ...(part === 'past' && { from: dayStart }),
      ...(part === 'preorder' && { scheduled: asText(true) }),
    },
  };
}

function asText(value: boolean): 'true' | 'false' {
  return value ? 'true' : 'false';
}
