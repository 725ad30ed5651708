/** The choice to pay online on a form or in a file. An order never has it: once paid, its way of paying is `PAID`. */
export const onlinePayment = 'ONLINE_PAYMENT';
