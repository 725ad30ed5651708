import type { ComponentProps } from 'react';
import { lazyPart } from '#lazy';

const load = () => import('./payment-return.tsx');
const Return = lazyPart(load, ({ PaymentReturnScreen }) => PaymentReturnScreen);
const Followed = lazyPart(load, ({ FollowedPayment }) => FollowedPayment);

/** The page that banks lead back to; loaded lazily since few people need it. */
export function PaymentReturnScreen() {
  return <Return />;
}

/** A payment whose page is gone. */
export function FollowedPayment(props: ComponentProps<typeof Followed>) {
  return <Followed {...props} />;
}
