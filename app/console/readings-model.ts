import { operatorCalls } from '#schemas/operator';
import { createReading } from './reading-model.ts';

/** All that the pages of the console read, each by its call. */
export const readings = {
  areas: createReading(operatorCalls.listAreas),
  audit: createReading(operatorCalls.listAudit),
  deployments: createReading(operatorCalls.listDeployments),
  errands: createReading(operatorCalls.listErrands),
  flags: createReading(operatorCalls.listFlags),
  merchants: createReading(operatorCalls.listMerchants),
  operators: createReading(operatorCalls.listOperators),
  order: createReading(operatorCalls.getOrderHistory),
  orders: createReading(operatorCalls.findOrders),
  outlets: createReading(operatorCalls.listOutlets),
  payments: createReading(operatorCalls.listPayments),
  people: createReading(operatorCalls.listPeople),
  retention: createReading(operatorCalls.getRetention),
  targets: createReading(operatorCalls.listWebhookTargets),
  testVendors: createReading(operatorCalls.listTestVendors),
  vouchers: createReading(operatorCalls.listVouchers),
  webhookLog: createReading(operatorCalls.listWebhookLog),
};
