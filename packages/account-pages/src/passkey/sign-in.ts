import type { AuthClient } from '@praxiskit/auth-client';
import { ownPath } from '@praxiskit/pages';
import type {
  PublicKeyCredentialRequestOptionsJSON,
  StartAuthenticationOpts,
} from '@simplewebauthn/browser';
import { type Failure, failureOf } from '../form/failure.ts';

/** What a passkey has to sign; or why it cannot be asked. */
export async function askOptions(
  auth: AuthClient,
  options?: { readonly signal: AbortSignal },
): Promise<PublicKeyCredentialRequestOptionsJSON | Failure> {
  const asked = await auth.request('passkey/options', {}, options);
  if (asked.error) return failureOf(asked.error);
  const question = asked.data.options as PublicKeyCredentialRequestOptionsJSON | undefined;
  return question ?? { reason: 'Refused', waitS: null, at: Date.now(), isTypedKept: true };
}

/** The device's answer as JSON; null where the visitor, or the device, did not want. */
export async function askDevice(request: StartAuthenticationOpts): Promise<string | null> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return JSON.stringify(await startAuthentication(request));
  } catch {
    return null;
  }
}

/** Leaves the page where it worked: null. */
export async function sendPasskey(
  auth: AuthClient,
  credential: string,
  callbackUrl: string | null,
): Promise<Failure | null> {
  const fields = { credential, ...(callbackUrl === null ? {} : { callbackUrl }) };
  const { url, error } = await auth.send('callback/passkey', fields);
  if (error) {
    const failure = failureOf(error);
    // The same reason as of a wrong password, which nobody has typed.
    return failure.reason === 'CredentialsSignin'
      ? { ...failure, reason: 'PasskeyUnknown' }
      : failure;
  }
  location.assign(ownPath(url, location.origin) ?? '/');
  return null;
}
