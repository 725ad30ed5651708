import { Suspense, useState } from 'react';
import { lazyPart } from '#lazy';
import { PasskeyButton } from './passkey-button.tsx';

const Passkey = lazyPart(
  () => import('./passkey.tsx'),
  ({ Passkey }) => Passkey,
);

/** For who has a passkey; all that is behind the button comes when it is pressed. */
export function PasskeyEntry() {
  const [asked, setAsked] = useState(false);
  if (!asked) return <PasskeyButton onClick={() => setAsked(true)} />;
  return (
    <Suspense fallback={<PasskeyButton busy />}>
      <Passkey />
    </Suspense>
  );
}
