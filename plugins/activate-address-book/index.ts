import { definePlugin } from '#core';
import { lazyPart } from '#lazy';
import { bookRoute } from './route.ts';

/** Customers whose addresses are kept: by the outlet, wherever somebody signs in, or by a guest's own browser. */
export const addressBook = definePlugin({
  id: 'activate-address-book',
  flag: 'activate-address-book',
  pages: [
    {
      ...bookRoute,
      aside: 'bookmark',
      load: async () => (await import('./page.tsx')).BookPage,
    },
  ],
  slots: {
    'request.destination': lazyPart(
      () => import('./address-book.tsx'),
      ({ AddressBook }) => AddressBook,
    ),
    'request.details': lazyPart(
      () => import('./save-customer.tsx'),
      ({ SaveCustomer }) => SaveCustomer,
    ),
  },
});
