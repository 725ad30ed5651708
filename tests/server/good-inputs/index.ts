import { type Endpoint, endpoints } from '#schemas';
import { accessInputs } from './access.ts';
import { accountInputs } from './account.ts';
import { bulkInputs } from './bulk.ts';
import { fleetInputs } from './fleet.ts';
import type { Good, GoodInputs, WritingCall } from './given.ts';
import { memberInputs } from './members.ts';
import { merchantInputs } from './merchant.ts';
import { orderInputs } from './orders.ts';
import { passkeyInputs } from './passkeys.ts';
import { paymentInputs } from './payments.ts';
import { programInputs } from './programs.ts';

/** An input that succeeds for each call that may change something; a call without one does not compile. */
const inputs: GoodInputs<WritingCall> = {
  ...accessInputs,
  ...accountInputs,
  ...passkeyInputs,
  ...memberInputs,
  ...merchantInputs,
  ...programInputs,
  ...orderInputs,
  ...bulkInputs,
  ...paymentInputs,
  ...fleetInputs,
};

/** The same as laws go through them: the id of a call, its declaration, and how it is made well. */
export const goodInputs = Object.entries(inputs).map(
  ([id, good]) =>
    [id, endpoints[id as WritingCall], good] as unknown as [
      WritingCall,
      Endpoint,
      Good<WritingCall>,
    ],
);
