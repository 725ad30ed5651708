import * as z from 'zod/mini';
import { flagNames } from '../flags.ts';
import { Id, text, UnixTime } from '../primitives.ts';
import { DeploymentAt, Done } from './common.ts';
import { defineOperatorCall } from './define.ts';

/** A flag of a deployment: its sources, and whether it is on. */
const OperatedFlag = z.object({
  flag: z.enum(flagNames),
  /** Whether it is on now. */
  is_on: z.boolean(),
  /** The value in the deployment's file. */
  file: z.nullable(z.boolean()),
  /** The operator's value, which overrides the file's. */
  switched: z.nullable(z.boolean()),
  /** A value for a period, which overrides both. */
  window: z.nullable(
    z.object({ value: z.boolean(), from: z.nullable(UnixTime), until: z.nullable(UnixTime) }),
  ),
  /** Counts changes, so that a change based on an older state is refused. */
  version: z.number(),
});

export const listFlags = defineOperatorCall({
  id: 'listFlags',
  summary: 'The flags of a deployment',
  method: 'GET',
  path: '/deployments/{deployment}/flags',
  params: DeploymentAt,
  result: z.object({ flags: z.array(OperatedFlag) }),
});

export const setFlag = defineOperatorCall({
  id: 'setFlag',
  summary: 'Switch a flag of a deployment, for good or between two moments, or let its file decide',
  method: 'PUT',
  path: '/deployments/{deployment}/flags/{flag}',
  params: z.strictObject({ deployment: Id, flag: z.enum(flagNames) }),
  body: z.strictObject({
    value: z.enum(['on', 'off', 'file']),
    from: z.optional(UnixTime),
    until: z.optional(UnixTime),
    /** The version that was seen; the change is refused when there is a newer one. */
    version: z.optional(z.number().check(z.int(), z.gte(0))),
  }),
  result: OperatedFlag,
  refusals: ['FlagChanged', 'InvalidWindow'],
});

const TestVendors = z.object({
  /** Ids in the deployment's file; one that ends in `*` matches all that begin so. */
  file: z.array(text(64)),
  added: z.array(Id),
  /** The fixed fee of their deliveries. */
  fee: z.number(),
});

export const listTestVendors = defineOperatorCall({
  id: 'listTestVendors',
  summary: 'Outlets that may order anywhere for a fixed fee, to try a deployment',
  method: 'GET',
  path: '/deployments/{deployment}/test-vendors',
  params: DeploymentAt,
  result: TestVendors,
});

export const addTestVendor = defineOperatorCall({
  id: 'addTestVendor',
  summary: 'Let an outlet order anywhere for a fixed fee',
  method: 'POST',
  path: '/deployments/{deployment}/test-vendors/{outletId}',
  params: z.strictObject({ deployment: Id, outletId: Id }),
  result: Done,
});

export const removeTestVendor = defineOperatorCall({
  id: 'removeTestVendor',
  summary: 'Let an outlet order as every other one again',
  method: 'DELETE',
  path: '/deployments/{deployment}/test-vendors/{outletId}',
  params: z.strictObject({ deployment: Id, outletId: Id }),
  result: Done,
});
