import { defineKept } from '#core';

/** Whether this is a shared device; others need not ask the server who has a PIN there. */
export const sharedDevice = defineKept({
  key: 'shared-device',
  keptFor: 'ever',
  read: (stored) => (stored === true ? true : null),
});
