import type { Page } from 'playwright';

/** A virtual authenticator; user verification succeeds while `knows` is true. */
export async function deviceOf(page: Page): Promise<{ knows: (finger: boolean) => Promise<void> }> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return {
    knows: (isUserVerified) =>
      device
        .send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
        .then(() => undefined),
  };
}
