import { defaultFlags, type Flags } from '#schemas';
import { defineProjection } from '../kernel/projection.ts';

/** Flags as a function of the log. They belong to the deployment, so the end of a session leaves them. */
export const flagsProjection = defineProjection<Flags>(() => defaultFlags, {
  'flags.loaded': (_, { payload }) => payload.flags,
  'session.ended': 'kept',
});
