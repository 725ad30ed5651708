import { defaultFlags, type Flags } from '#schemas';
import { defineProjection } from '../kernel/projection.ts';

/** Flags as a function of the log. They belong to the deployment, so they outlast a session. */
export const flagsProjection = defineProjection<Flags>(() => defaultFlags, {
  'flags.loaded': (_, { payload }) => payload.flags,
  'session.ended': 'kept',
});
