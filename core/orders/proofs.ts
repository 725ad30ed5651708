import { attach, combine, createEvent, createStore, sample } from 'effector';
import { endpoints, type Id, type Problem, type ProofKind, type ServedFile } from '#schemas';
import { happened } from '../kernel/log.ts';
import { endpointFx, saveFileFx } from '../kernel/ports.ts';

type Asked = { readonly order_id: Id; readonly kind: ProofKind };

/** A photograph or why it is not available; both null while it is being loaded. */
type Taken = { readonly file: ServedFile | null; readonly problem: Problem | null };

/** A photograph that is shown. */
export type Proof = Asked & Taken;

/** A photograph is shown, as a thumbnail or whole; one that failed is loaded again. */
export const proofAsked = createEvent<Asked>();
/** A photograph or signature of an order is opened. */
export const proofOpened = createEvent<Asked>();
/** It is closed. */
export const proofClosed = createEvent();
/** The person wants to keep the photograph. */
export const proofSaved = createEvent();

const proofFx = attach({
  effect: endpointFx(endpoints.fetchProof),
  mapParams: ({ order_id: orderId, kind }: Asked) => ({ params: { orderId, kind } }),
});

type Pictures = { readonly order_id: Id; readonly of: Readonly<Partial<Record<ProofKind, Taken>>> };

const onItsWay: Taken = { file: null, problem: null };

/** The photographs of the last order that was looked at only, since they are large. */
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

/** The photograph that is opened; null for none. */
export const $proof = combine($opened, $proofs, (opened, held): Proof | null =>
  opened === null ? null : { ...opened, ...(pictureOf(held, opened) ?? onItsWay) },
);

sample({
  clock: sample({ clock: proofSaved, source: $proof }).filterMap(
    (shown) => shown?.file ?? undefined,
  ),
  target: saveFileFx,
});

/** What is known of a photograph; null when it was not asked for. */
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
