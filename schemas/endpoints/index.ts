export {
  confirmForgotPassword,
  forgotPassword,
  register,
  resendVerification,
  verifyRegistration,
} from './access.ts';
export {
  changePassword,
  changeProfile,
  getProfile,
  listDevices,
  signOutDevice,
} from './account.ts';
export {
  deleteCustomer,
  exportCustomers,
  importCustomers,
  listCustomers,
  rememberCustomers,
  saveCustomer,
  searchCustomers,
  updateCustomer,
} from './address-book.ts';
export {
  addBulkRows,
  changeBulkRows,
  createBulkJob,
  exportFailedBulkRows,
  getBulkExample,
  getBulkJob,
  listBulkJobs,
  placeBulkJob,
} from './bulk.ts';
export { cancelOrder } from './cancel-order.ts';
export { listDeliveryAreas } from './delivery-areas.ts';
export { reportFault } from './faults.ts';
export { takeFleetPhotograph, takeFleetPositions, takeFleetReport } from './fleet.ts';
export { autocomplete, placeDetails, reverseGeocode } from './geolocator.ts';
export { beginGuest, listGuestOrders } from './guest.ts';
export { getHelpCentreToken } from './help-centre.ts';
export { exportOrders, exportTransactions, mailReport, summarizeOrders } from './history.ts';
export { logoutEverywhere } from './log-out-everywhere.ts';
export {
  acceptInvitation,
  changeMember,
  inviteMember,
  listMembers,
  readInvitation,
  removeMember,
  requireCodes,
  withdrawInvitation,
} from './members.ts';
export { changeMessageSettings, getMessageSettings, listOrderMessages } from './messages.ts';
export { allowProvider, finishOidcSignIn, listProviders } from './oidc.ts';
export { listOrderChanges } from './order-changes.ts';
export {
  createOrder,
  estimate,
  getOrder,
  listOrders,
  quoteFee,
  validateDeliveryArea,
} from './orders.ts';
export { createOutlet, updateOutlet } from './outlets.ts';
export {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  finishPasskeySignIn,
  listPasskeys,
  removePasskey,
} from './passkeys.ts';
export {
  authorizePayment,
  cancelPayment,
  confirmPaymentIntent,
  createPaymentIntent,
  getPaymentOutcome,
  takeStripeEvent,
} from './payment.ts';
export { listPeopleHere, listPins, removePin, setPin, switchPerson } from './pins.ts';
export { placeLabels } from './place-labels.ts';
export { fetchProof } from './proofs.ts';
export {
  downloadTerms,
  fetchPublicPhoto,
  getPublicLinks,
  readReceipt,
  trackPublicly,
} from './public.ts';
export { listRecipients } from './recipients.ts';
export { locateRider, locateRiders } from './riders.ts';
export {
  beginSecondFactor,
  confirmSecondFactor,
  confirmSignIn,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts';
export {
  createServiceKey,
  listServiceKeys,
  revokeServiceKey,
  rotateServiceKey,
} from './service-keys.ts';
export { createSocketTicket, extendLogin, login, logout } from './session.ts';
export { countUnderWay } from './under-way.ts';
export { updateOrder } from './update-order.ts';
export {
  getCountryParameter,
  getVendor,
  listVendors,
  saveVendorAddress,
} from './vendors.ts';
export { getVoucher, validateVoucher } from './vouchers.ts';
export {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhooks.ts';
