import type { Page } from '@playwright/test';

export interface Authenticator {
  /** Whether somebody touches it as soon as it asks; true at first. */
  setPresence(isThere: boolean): Promise<void>;
  remove(): Promise<void>;
}

/**
 * A device that has a screen lock and keeps passkeys, as Chromium's own emulation of it. It says yes to
 * everything until it is removed.
 */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async setPresence(isThere) {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', {
        authenticatorId,
        enabled: isThere,
      });
    },
    async remove() {
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    },
  };
}
