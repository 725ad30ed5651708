import { attach, createEvent, createStore, sample } from 'effector';
import { endpoints, type Id, type Order, type paginationKeys, type UnixTime } from '#schemas';
import { happened } from '../kernel/log.ts';
import { endpointFx } from '../kernel/ports.ts';

/** Orders of the first page, enough for a screen, and of each later one. */
const FIRST_PAGE = 50;
const NEXT_PAGE = 200;

/** Whose orders, and the midnight from which finished ones are included. */
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
 * Fetches a list page by page until none is left. An order that changes between two pages may be in neither or both; the
 * live connection corrects that, since it goes on from the `seq` of the first page.
 */
export function createListing(parts: readonly [Part, ...Part[]]) {
  const asked = createEvent<Wanted>();
  const pageFx = attach({ effect: listOrdersFx, mapParams: inputOf });
  /** The current run. Answers to an earlier run are dropped. */
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
    /** A page arrived. `next` is null after the last one; `seq` is that of the first one. */
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

/** The input for the first page. */
export function firstPageOf(wanted: Wanted) {
  return inputOf({ wanted, part: 'active', key: null });
}

/** The input for a page: active orders of any age, those created since midnight and those ended since, and preorders. */
function inputOf({ wanted: { vendor_id, include_outlets, dayStart }, part, key }: Page) {
  const isFirst = part === 'active' && key === null;
  return {
    params: { vendorId: vendor_id },
    query: {
      pagination_key: key ?? part,
      count: isFirst ? FIRST_PAGE : NEXT_PAGE,
      include_outlets: asText(include_outlets),
      ...((part === 'past' || part === 'ended') && { from: dayStart }),
      ...(part === 'preorder' && { scheduled: asText(true) }),
    },
  };
}

function asText(value: boolean): 'true' | 'false' {
  return value ? 'true' : 'false';
}
