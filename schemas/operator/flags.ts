import * as z from 'zod/mini';
import { flagNames } from '../flags.ts';
import { Id, text, UnixTime } from '../primitives.ts';
import { DeploymentAt, Done } from './common.ts';
import { defineOperatorCall } from './define.ts';

/** A flag of a deployment: who says what of it, and what holds. */
const OperatedFlag = z.object({
  flag: z.enum(flagNames),
  /** Whether it is on at this moment. */
  is_on: z.boolean(),
  /** What the deployment's file says. */
  file: z.nullable(z.boolean()),
  /** What an operator has switched over that. */
  switched: z.nullable(z.boolean()),
  /** What holds over both between two moments. */
  window: z.nullable(
    z.object({ value: z.boolean(), from: z.nullable(UnixTime), until: z.nullable(UnixTime) }),
  ),
  /** Counts the changes, so that who has not seen one is told. */
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
  /** Ids of the deployment's file; one that ends in `*` stands for all that begin so. */
  file: z.array(text(64)),
  added: z.array(Id),
  /** What a delivery of theirs costs. */
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
