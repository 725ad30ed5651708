import { attach, createEvent } from 'effector';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { endpoints } from '#schemas';
import { endpointFx } from '../ports.ts';
import type { BulkContext, BulkInput } from './bulk-context.ts';
import type { bulkMachine } from './bulk-machine.ts';

export type BulkSnapshot = SnapshotFrom<typeof bulkMachine>;
export type BulkActor = ActorRefFrom<typeof bulkMachine>;

/** What a bulk page begins with. */
export type BulkOpening = Omit<BulkInput, 'choices' | 'kept'>;

export const bulkSnapshotTaken = createEvent<BulkSnapshot>();

export const createJobFx = endpointFx(endpoints.createBulkJob);
export const addRowsFx = endpointFx(endpoints.addBulkRows);
export const placeJobFx = endpointFx(endpoints.placeBulkJob);
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
