import { lazy } from 'react';
import { definePlugin, type Plugin, type SlotProps } from '#core';
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
      'request.destination': lazy(async () => {
        const { AddressBook } = await import('./address-book.tsx');
        return {
          default: (props: SlotProps['request.destination']) => AddressBook({ ...props, keeper }),
        };
      }),
      'request.details': lazy(async () => {
        const { SaveCustomer } = await import('./save-customer.tsx');
        return {
          default: (props: SlotProps['request.details']) => SaveCustomer({ ...props, keeper }),
        };
      }),
    },
  });
}
