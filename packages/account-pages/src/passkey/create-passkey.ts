import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/** The result of creating a passkey: the device's response as JSON, or why there is none. */
export type NewPasskey =
  | { readonly credential: string; readonly reason: null }
  | { readonly credential: null; readonly reason: 'PasskeyKnown' | 'PasskeyCancelled' };

export async function createPasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<NewPasskey> {
  const { startRegistration, WebAuthnError } = await import('@simplewebauthn/browser');
  try {
    return { credential: JSON.stringify(await startRegistration({ optionsJSON })), reason: null };
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { credential: null, reason: isKnown ? 'PasskeyKnown' : 'PasskeyCancelled' };
  }
}
