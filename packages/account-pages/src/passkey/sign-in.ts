import type { AuthClient } from '@praxiskit/auth-client';
import { ownPath } from '@praxiskit/pages';
import type {
  PublicKeyCredentialRequestOptionsJSON,
  StartAuthenticationOpts,
} from '@simplewebauthn/browser';
import { type Failure, failureOf } from '../form/failure.ts';

/** Requests the challenge for a passkey; or returns why that failed. */
export async function askOptions(
  auth: AuthClient,
  options?: { readonly signal: AbortSignal },
): Promise<PublicKeyCredentialRequestOptionsJSON | Failure> {
  const asked = await auth.request('passkey/options', {}, options);
  if (asked.error) return failureOf(asked.error);
  const question = asked.data.options as PublicKeyCredentialRequestOptionsJSON | undefined;
  return question ?? { reason: 'Refused', waitS: null, at: Date.now(), isTypedKept: true };
}

/** The device's response as JSON; null if the visitor or the device refused. */
export async function askDevice(request: StartAuthenticationOpts): Promise<string | null> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return JSON.stringify(await startAuthentication(request));
  } catch {
    return null;
  }
}

/** Signs in and leaves the page: null. Returns the failure otherwise. */
export async function sendPasskey(
  auth: AuthClient,
  credential: string,
  callbackUrl: string | null,
): Promise<Failure | null> {
  const fields = { credential, ...(callbackUrl === null ? {} : { callbackUrl }) };
  const { url, error } = await auth.send('callback/passkey', fields);
  if (error) {
    const failure = failureOf(error);
    // The server gives the reason of a wrong password, but no password was entered.
    return failure.reason === 'CredentialsSignin'
      ? { ...failure, reason: 'PasskeyUnknown' }
      : failure;
  }
  location.assign(ownPath(url, location.origin) ?? '/');
  return null;
}
