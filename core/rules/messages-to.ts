/** Where a press leads to a message in WhatsApp; without an international number the person picks who gets it. */
export function whatsAppOf(number: string, text: string): string {
  const to = number.startsWith('+') ? number.replace(/\D/g, '') : '';
  return `https://wa.me/${to}?text=${encodeURIComponent(text)}`;
}

/** Where a press leads to a text message. The empty part before `body` is for the phones that expect one. */
export function smsOf(number: string, text: string): string {
  return `sms:${number.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(text)}`;
}
