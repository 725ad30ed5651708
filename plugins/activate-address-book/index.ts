import { definePlugin } from '#core';
import { lazyPart } from '#lazy';
import { bookRoute } from './route.ts';

/** An address book of customers: the outlet's, kept by the server, or a guest's own, kept in the browser. */
export const addressBook = definePlugin({
  id: 'activate-address-book',
  flag: 'activate-address-book',
  pages: [
    {
      ...bookRoute,
      aside: 'bookmark',
      wordsKey: 'addressbook.words',
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
    'shell.commands': lazyPart(
      () => import('./commands.tsx'),
      ({ CustomerCommands }) => CustomerCommands,
    ),
  },
});
