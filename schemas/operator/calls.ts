export { importAreas, listAreas, removeAreas } from './areas.ts';
export { listAudit } from './audit.ts';
export { listErrands, retryErrand, retryErrands } from './errands.ts';
export { addTestVendor, listFlags, listTestVendors, removeTestVendor, setFlag } from './flags.ts';
export {
  addOutlet,
  closeOutlet,
  createMerchant,
  importOutlets,
  listDeployments,
  listMerchants,
  listOutlets,
  openOutlet,
  setOnlinePayment,
} from './merchants.ts';
export { listMessages, retryMessages } from './messages.ts';
export {
  cancelOrderOperated,
  findOrders,
  getOrderHistory,
  listPayments,
  refundPayment,
  requestRiderAgain,
} from './orders.ts';
export {
  erasePerson,
  exportPerson,
  getRetention,
  givePersonRole,
  invitePerson,
  listPeople,
  removePerson,
  requireNewPassword,
  resetSecondFactor,
  unlinkProvider,
  unlockPerson,
} from './people.ts';
export {
  changeOperatorPassword,
  getOperator,
  listOperators,
  signInOperator,
  signOutOperator,
} from './session.ts';
export { addVoucher, endVoucher, listVouchers } from './vouchers.ts';
export {
  listWebhookLog,
  listWebhookTargets,
  pauseWebhookTarget,
  resendWebhookEvent,
} from './webhooks.ts';
