/** What the fields and buttons of the main job are called, by the keys of their English texts. */
export const names = {
  'login.email': 'Email address',
  'login.password': 'Password',
  'login.submit': 'Sign in',
  'request.destination.label': 'Drop-off address',
  'request.destination.continue': 'Continue',
  'request.destination.change': 'Change address',
  'request.customer.name': 'Customer name',
  'request.customer.phone': 'Phone number',
  'request.unit': 'Unit number',
  'request.order.amount': 'Order amount',
  'request.review': 'Review',
  'request.terms.accept': 'I accept the {{terms}}, and this order contains no {{items}}',
  'request.terms.terms': 'terms and conditions',
  'request.terms.prohibited-items': 'prohibited items',
  'request.submit': 'Request a rider',
} as const;
