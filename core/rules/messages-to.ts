/** The link to a WhatsApp message; without an international number the person picks the receiver. */
export function whatsAppOf(number: string, text: string): string {
  const to = number.startsWith('+') ? number.replace(/\D/g, '') : '';
  return `https://wa.me/${to}?text=${encodeURIComponent(text)}`;
}

/** The link to a text message. The `&` before `body` is for phones that expect a parameter before it. */
export function smsOf(number: string, text: string): string {
  return `sms:${number.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(text)}`;
}
