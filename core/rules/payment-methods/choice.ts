/** A choice on the form and in a file, and no order's way of paying: what was paid online is paid. */
export const onlinePayment = 'ONLINE_PAYMENT';
