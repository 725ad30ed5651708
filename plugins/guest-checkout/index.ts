import { definePlugin } from '#core';
import { senderFields, senderViolations } from '#core/rules';
import { lazyPart } from '#lazy';

const { name, email, phone } = senderFields;
const own = true;

/** Asks guests for their details, since they have no account (specification 2, section 6). */
export const guestCheckout = definePlugin({
  id: 'guest-checkout',
  flag: 'guest_checkout',
  available: ({ mode }) => mode === 'GUEST',
  fields: () => [
    { key: name, section: 'details', labelKey: 'request.sender.name', initial: '', own },
    { key: email, section: 'details', labelKey: 'request.sender.email', initial: '', own },
    { key: phone, section: 'details', labelKey: 'request.sender.phone', initial: '', own },
  ],
  rule: 'sender',
  validate: (fields) => {
    const text = (key: string) => fields[key]?.trim() ?? '';
    return senderViolations({ name: text(name), email: text(email), phone_number: text(phone) });
  },
  slots: {
    'request.details': lazyPart(
      () => import('./sender-fields.tsx'),
      ({ SenderFields }) => SenderFields,
    ),
  },
});
