import { attach, createEvent } from 'effector';
import type { ActorRefFrom } from 'xstate';
import type { FeatureColumns } from '#core/rules';
import { endpoints } from '#schemas';
import { endpointFx } from '../../kernel/ports.ts';
import type { BulkContext, BulkInput } from './context.ts';
import type { bulkMachine } from './machine.ts';
import type { BulkTag } from './tags.ts';

/** Where the person is in the flow. What stands there and what may be done is asked by tags; the names of the states are the machine's own. */
export type BulkSnapshot = {
  readonly context: BulkContext;
  readonly hasTag: (tag: BulkTag) => boolean;
};
/** The running flow of a file of orders. */
export type BulkActor = ActorRefFrom<typeof bulkMachine>;

/** What a bulk page begins with. */
export type BulkOpening = Omit<BulkInput, 'choices' | 'kept'> & {
  /** The columns of all features, which come beside the flow; those of the ones that are on count. */
  readonly loadColumns: () => Promise<readonly FeatureColumns[]>;
};

/** The flow of a file of orders moved. */
export const bulkSnapshotTaken = createEvent<BulkSnapshot>();

/** Begins a job on the server. */
export const createJobFx = endpointFx(endpoints.createBulkJob);
/** Sends a part of the rows of a file. */
export const addRowsFx = endpointFx(endpoints.addBulkRows);
/** Has the server place the rows of a job. */
export const placeJobFx = endpointFx(endpoints.placeBulkJob);
/** Asks how a job stands. */
export const jobFx = endpointFx(endpoints.getBulkJob);
/** The job with its first rows for anyone who opens it; looking at its progress is another matter. */
export const openJobFx = attach({
  effect: jobFx,
  mapParams: (context: BulkContext) => ({ params: jobOf(context) }),
});

/** The job that a call is about. */
export function jobOf({ vendorId, jobId }: Pick<BulkContext, 'vendorId' | 'jobId'>) {
  return { vendorId, jobId: jobId ?? '' };
}
