/** Passkeys in Chromium, for journeys through Studio. */
import type { Page } from '@playwright/test';

/** An authenticator of Chromium that verifies its person. */
export async function withAuthenticator(
  page: Page,
  transport: 'internal' | 'usb' = 'internal',
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
