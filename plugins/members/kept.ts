import { defineKept } from '#core';

/** Whether people take turns on this device, so that no other asks who has a PIN there. */
export const sharedDevice = defineKept({
  key: 'shared-device',
  keptFor: 'ever',
  read: (stored) => (stored === true ? true : null),
});
