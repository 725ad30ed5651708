import { attach, createEvent } from 'effector';
import type { ActorRefFrom } from 'xstate';
import type { FeatureColumns } from '#core/rules';
import { endpoints } from '#schemas';
import { endpointFx } from '../../kernel/ports.ts';
import type { BulkContext, BulkInput } from './context.ts';
import type { bulkMachine } from './machine.ts';
import type { BulkTag } from './tags.ts';

/** Where the person is in the flow. Ask it by tags; the names of the states are private to the machine. */
export type BulkSnapshot = {
  readonly context: BulkContext;
  readonly hasTag: (tag: BulkTag) => boolean;
};
/** The running flow of a file of orders. */
export type BulkActor = ActorRefFrom<typeof bulkMachine>;

/** What a bulk page begins with. */
export type BulkOpening = Omit<BulkInput, 'choices' | 'kept'> & {
  /** Loads the columns of all features; only those of features that are on are used. */
  readonly loadColumns: () => Promise<readonly FeatureColumns[]>;
};

/** The flow of a file of orders changed its state. */
export const bulkSnapshotTaken = createEvent<BulkSnapshot>();

/** Begins a job on the server. */
export const createJobFx = endpointFx(endpoints.createBulkJob);
/** Sends a part of the rows of a file. */
export const addRowsFx = endpointFx(endpoints.addBulkRows);
/** Tells the server to place the rows of a job. */
export const placeJobFx = endpointFx(endpoints.placeBulkJob);
/** Asks how a job stands. */
export const jobFx = endpointFx(endpoints.getBulkJob);
/** Fetches the job with its first rows, to open it; progress is fetched without rows. */
export const openJobFx = attach({
  effect: jobFx,
  mapParams: (context: BulkContext) => ({ params: jobOf(context) }),
});

/** The job that a call is about. */
export function jobOf({ vendorId, jobId }: Pick<BulkContext, 'vendorId' | 'jobId'>) {
  return { vendorId, jobId: jobId ?? '' };
}
