import { definePlugin, type Plugin, type SlotProps } from '#core';
import { lazyPart } from '#lazy';
import type { Keeper } from './keeper.ts';

/** Customers whose addresses the outlet keeps; they are the outlet's, wherever somebody signs in. */
export const addressBook = bookKeptBy('server', {
  id: 'activate-address-book',
  available: ({ mode, vendor }) => mode !== 'GUEST' && vendor !== null,
});

/** A guest keeps addresses too, in this browser only. */
export const guestAddressBook = bookKeptBy('browser', {
  id: 'activate-address-book-guest',
  available: ({ mode, vendor }) => mode === 'GUEST' && vendor !== null,
});

function bookKeptBy(keeper: Keeper, plugin: Pick<Plugin, 'id' | 'available'>): Plugin {
  return definePlugin({
    ...plugin,
    flag: 'activate-address-book',
    slots: {
      'request.destination': lazyPart(
        () => import('./address-book.tsx'),
        ({ AddressBook }) =>
          (props: SlotProps['request.destination']) =>
            AddressBook({ ...props, keeper }),
      ),
      'request.details': lazyPart(
        () => import('./save-customer.tsx'),
        ({ SaveCustomer }) =>
          (props: SlotProps['request.details']) =>
            SaveCustomer({ ...props, keeper }),
      ),
    },
  });
}
