import { type Agreed, usual } from './usual.ts';

/** Countries of the Gulf: riders take cards at the door, too, and towns are wide. */
export const gulf = {
  ...usual,
  formatting: {
    ...usual.formatting,
    decimal: '.',
    hourCycle: 'h12',
    firstDayOfWeek: 6,
    weekend: [5, 6],
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'],
  deliveryRadiusKm: 12,
} satisfies Agreed;
