import { attach, combine, createEvent, createStore, sample } from 'effector';
import { endpoints, type Id, type Problem, type ProofKind, type ServedFile } from '#schemas';
import { happened } from '../kernel/log.ts';
import { endpointFx, saveFileFx } from '../kernel/ports.ts';

type Asked = { readonly order_id: Id; readonly kind: ProofKind };

/** What is there of a photograph: nothing while it is on its way, then it or why it is not available. */
type Taken = { readonly file: ServedFile | null; readonly problem: Problem | null };

/** A photograph that somebody looks at. */
export type Proof = Asked & Taken;

/** A photograph is in sight, small or whole; one that could not be loaded is asked for again. */
export const proofAsked = createEvent<Asked>();
/** A photograph or signature of an order is looked at. */
export const proofOpened = createEvent<Asked>();
/** It is looked at no longer. */
export const proofClosed = createEvent();
/** The person wants to keep the photograph. */
export const proofSaved = createEvent();

const proofFx = attach({
  effect: endpointFx(endpoints.fetchProof),
  mapParams: ({ order_id: orderId, kind }: Asked) => ({ params: { orderId, kind } }),
});

type Pictures = { readonly order_id: Id; readonly of: Readonly<Partial<Record<ProofKind, Taken>>> };

const onItsWay: Taken = { file: null, problem: null };

/** The photographs that were asked for, of one order, whichever was looked at last: they are large. */
export const $proofs = createStore<Pictures | null>(null)
  .on(proofFx, (held, asked) => withPicture(ofOrder(held, asked), asked, onItsWay))
  .on(proofFx.done, (held, { params, result }) =>
    held?.order_id === params.order_id
      ? withPicture(held, params, { file: result, problem: null })
      : held,
  )
  .on(proofFx.fail, (held, { params, error }) =>
    held?.order_id === params.order_id
      ? withPicture(held, params, { file: null, problem: error })
      : held,
  )
  .reset(happened('session.ended'));

sample({
  clock: [proofAsked, proofOpened],
  source: $proofs,
  filter: (held, asked) => isWanted(pictureOf(held, asked)),
  fn: (_, asked) => asked,
  target: proofFx,
});

const $opened = createStore<Asked | null>(null)
  .on(proofOpened, (_, asked) => asked)
  .reset(proofClosed, happened('session.ended'));

/** The one that is looked at whole. */
export const $proof = combine($opened, $proofs, (opened, held): Proof | null =>
  opened === null ? null : { ...opened, ...(pictureOf(held, opened) ?? onItsWay) },
);

sample({
  clock: sample({ clock: proofSaved, source: $proof }).filterMap(
    (shown) => shown?.file ?? undefined,
  ),
  target: saveFileFx,
});

/** What is known of a photograph; null for one that nobody has asked for. */
export function pictureOf(held: Pictures | null, { order_id, kind }: Asked): Taken | null {
  return (held?.order_id === order_id && held.of[kind]) || null;
}

function isWanted(taken: Taken | null): boolean {
  return taken === null || taken.problem !== null;
}

function ofOrder(held: Pictures | null, { order_id }: Asked): Pictures {
  return held?.order_id === order_id ? held : { order_id, of: {} };
}

function withPicture({ order_id, of }: Pictures, { kind }: Asked, taken: Taken): Pictures {
  return { order_id, of: { ...of, [kind]: taken } };
}
