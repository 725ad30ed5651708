import {
  confirmForgotPassword,
  forgotPassword,
  logoutEverywhere,
  register,
  resendVerification,
  verifyRegistration,
} from './access.ts';
import { deleteCustomer, saveCustomer, searchCustomers, updateCustomer } from './address-book.ts';
import {
  changeBulkRows,
  createBulkJob,
  exportFailedBulkRows,
  getBulkExample,
  getBulkJob,
  listBulkJobs,
  placeBulkJob,
} from './bulk.ts';
import type { Endpoint } from './endpoint.ts';
import { autocomplete, placeDetails, placeLabels, reverseGeocode } from './geolocator.ts';
import { beginGuest, listGuestOrders } from './guest.ts';
import { exportOrders, exportTransactions, mailReport, summarizeOrders } from './history.ts';
import {
  cancelOrder,
  createOrder,
  estimate,
  fetchProof,
  getOrder,
  listOrders,
  quoteFee,
  validateDeliveryArea,
} from './orders.ts';
import { createOutlet, updateOutlet } from './outlets.ts';
import {
  authorizePayment,
  cancelPayment,
  confirmPaymentIntent,
  createPaymentIntent,
  getPaymentOutcome,
} from './payment.ts';
import { downloadTerms, getPublicLinks, readReceipt, trackPublicly } from './public.ts';
import { locateRider } from './riders.ts';
import { createSocketTicket, extendLogin, login, logout } from './session.ts';
import { updateOrder } from './update-order.ts';
import {
  getCountryParameter,
  getHelpCentreToken,
  getVendor,
  listDeliveryAreas,
  listVendors,
  saveVendorAddress,
} from './vendors.ts';
import { getVoucher, validateVoucher } from './vouchers.ts';

/** Every call there is; OpenAPI, the authorisation matrix and the contract tests iterate over it. */
export const endpoints = {
  login,
  logout,
  logoutEverywhere,
  extendLogin,
  createSocketTicket,
  register,
  resendVerification,
  verifyRegistration,
  forgotPassword,
  confirmForgotPassword,
  listVendors,
  getVendor,
  getHelpCentreToken,
  saveVendorAddress,
  createOutlet,
  updateOutlet,
  listDeliveryAreas,
  getCountryParameter,
  searchCustomers,
  saveCustomer,
  updateCustomer,
  deleteCustomer,
  autocomplete,
  reverseGeocode,
  placeDetails,
  placeLabels,
  quoteFee,
  validateDeliveryArea,
  estimate,
  createOrder,
  getOrder,
  updateOrder,
  cancelOrder,
  listOrders,
  summarizeOrders,
  exportOrders,
  exportTransactions,
  mailReport,
  fetchProof,
  locateRider,
  createBulkJob,
  getBulkExample,
  listBulkJobs,
  getBulkJob,
  changeBulkRows,
  placeBulkJob,
  exportFailedBulkRows,
  validateVoucher,
  getVoucher,
  authorizePayment,
  createPaymentIntent,
  confirmPaymentIntent,
  getPaymentOutcome,
  cancelPayment,
  beginGuest,
  listGuestOrders,
  getPublicLinks,
  trackPublicly,
  readReceipt,
  downloadTerms,
} as const satisfies Record<string, Endpoint>;
export type EndpointId = keyof typeof endpoints;
