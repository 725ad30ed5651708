import { addingCases } from './cases/add-outlets.ts';
import { areaCases } from './cases/areas.ts';
import { auditCases } from './cases/audit.ts';
import { errandCases } from './cases/errands.ts';
import { flagCases } from './cases/flags.ts';
import { merchantCases } from './cases/merchants.ts';
import { messageCases } from './cases/messages.ts';
import { orderCases } from './cases/orders.ts';
import { paymentCases } from './cases/payments.ts';
import { peopleCases } from './cases/people.ts';
import { voucherCases } from './cases/vouchers.ts';
import { webhookCases } from './cases/webhooks.ts';
import type { UseCase } from './use-case.ts';

/** Everything that an operator can do, by a call or by a command. */
export const useCases: readonly UseCase[] = [
  ...merchantCases,
  ...addingCases,
  ...areaCases,
  ...peopleCases,
  ...flagCases,
  ...orderCases,
  ...paymentCases,
  ...voucherCases,
  ...messageCases,
  ...webhookCases,
  ...errandCases,
  ...auditCases,
];
