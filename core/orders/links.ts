import { attach, createEvent, createStore, sample } from 'effector';
import { endpoints, type Id, type Problem, type PublicLinks } from '#schemas';
import { happened } from '../kernel/log.ts';
import { copyTextFx, endpointFx } from '../kernel/ports.ts';
import { noticeShown } from '../notices/model.ts';
import { durations } from '../notices/notices.ts';

/** Asks for the public links of an order; a finished one also has a receipt. */
export const linksAsked = createEvent<{ order_id: Id }>();
/** The person wants a text on the clipboard. */
export const linkCopied = createEvent<string>();
/** The number of an order was copied. */
export const numberCopied = createEvent<Id>();

const copyLinkFx = attach({ effect: copyTextFx });
const copyNumberFx = attach({ effect: copyTextFx });
const linksFx = attach({
  effect: endpointFx(endpoints.getPublicLinks),
  mapParams: ({ order_id: orderId }: { order_id: Id }) => ({ params: { orderId } }),
});

const $asked = createStore<Id | null>(null)
  .on(linksAsked, (_, { order_id }) => order_id)
  .reset(happened('session.ended'));

/** Links and whose they are; null until they are known. */
export const $publicLinks = createStore<(PublicLinks & { readonly order_id: Id }) | null>(null)
  .on(
    sample({
      clock: linksFx.done,
      source: $asked,
      filter: (asked, { params }) => asked === params.order_id,
      fn: (_, { params, result }) => ({ ...result, order_id: params.order_id }),
    }),
    (_, links) => links,
  )
  .reset(happened('session.ended'));

/** Why the links that were asked for last could not be loaded. */
export const $linksMissing = createStore<Problem | null>(null)
  .on(linksFx.failData, (_, problem) => problem)
  .reset(linksAsked, happened('session.ended'));

sample({ clock: linksAsked, target: linksFx });
const copyNotice = (key: string) => () => ({
  ...{ key, type: 'success' as const, duration: durations.order },
});

sample({ clock: linkCopied, target: copyLinkFx });
sample({ clock: numberCopied, target: copyNumberFx });
sample({ clock: copyLinkFx.done, fn: copyNotice('order.link.copied'), target: noticeShown });
sample({ clock: copyNumberFx.done, fn: copyNotice('order.number.copied'), target: noticeShown });
// Where the browser refuses access to the clipboard, the notice shows the link to copy by hand.
sample({
  clock: copyTextFx.fail,
  fn: ({ params: link }) => ({
    ...{ key: 'order.link.not-copied', type: 'warning' as const },
    ...{ values: { link }, duration: durations.storage },
  }),
  target: noticeShown,
});
