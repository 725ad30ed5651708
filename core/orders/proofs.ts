import { attach, createEvent, createStore, sample } from 'effector';
import { endpoints, type Id, type Problem, type ProofKind, type ServedFile } from '#schemas';
import { happened } from '../log.ts';
import { endpointFx, saveFileFx } from '../ports.ts';

type Asked = { readonly order_id: Id; readonly kind: ProofKind };

/** A photograph that somebody looks at: on its way, arrived, or not available. */
export type Proof = Asked & {
  readonly file: ServedFile | null;
  readonly problem: Problem | null;
};

export const proofOpened = createEvent<Asked>();
export const proofClosed = createEvent();
/** The person wants to keep the photograph. */
export const proofSaved = createEvent();

const proofFx = attach({
  effect: endpointFx(endpoints.fetchProof),
  mapParams: ({ order_id: orderId, kind }: Asked) => ({ params: { orderId, kind } }),
});

/** One at a time; what arrives for an earlier one is not shown. */
export const $proof = createStore<Proof | null>(null)
  .on(proofOpened, (_, asked) => ({ ...asked, file: null, problem: null }))
  .on(proofFx.done, (shown, { params, result }) =>
    isOf(shown, params) ? { ...shown, file: result } : shown,
  )
  .on(proofFx.fail, (shown, { params, error }) =>
    isOf(shown, params) ? { ...shown, problem: error } : shown,
  )
  .reset(proofClosed, happened('session.ended'));

sample({ clock: proofOpened, target: proofFx });
sample({
  clock: sample({ clock: proofSaved, source: $proof }).filterMap(
    (shown) => shown?.file ?? undefined,
  ),
  target: saveFileFx,
});

function isOf(shown: Proof | null, { order_id, kind }: Asked): shown is Proof {
  return shown !== null && shown.order_id === order_id && shown.kind === kind;
}
