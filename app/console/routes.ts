import type { IconName } from '#ui';

/** The pages of the console as its navigation names them: what operators come for most stands first. */
export const places = [
  { path: '/orders', name: 'orders', icon: 'bag' },
  { path: '/merchants', name: 'merchants', icon: 'store' },
  { path: '/payments', name: 'payments', icon: 'note' },
  { path: '/vouchers', name: 'vouchers', icon: 'bookmark' },
  { path: '/flags', name: 'flags', icon: 'settings' },
  { path: '/queues', name: 'queues', icon: 'refresh' },
  { path: '/privacy', name: 'privacy', icon: 'eyeOff' },
  { path: '/audit', name: 'audit', icon: 'history' },
  { path: '/account', name: 'account', icon: 'user' },
] as const satisfies readonly { path: string; name: string; icon: IconName }[];
