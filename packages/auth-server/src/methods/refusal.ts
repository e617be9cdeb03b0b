import type { Verdict } from '../throttle/throttle.ts';

/** Why a request was refused, for the caller. */
export type Refusal =
  /** Too many attempts; the verdict says when to try again. */
  | { readonly refusal: 'throttled'; readonly verdict: Verdict }
  /** The password or the address is wrong, or the account is disabled; the caller does not learn which. */
  | { readonly refusal: 'credentials' }
  /** The link was used, has expired, was replaced by a newer one, or is not valid. */
  | { readonly refusal: 'link' }
  /** Opened in another browser than the one that requested it. */
  | { readonly refusal: 'code-missing' }
  | { readonly refusal: 'code-wrong' }
  | { readonly refusal: 'password-too-short' }
  | { readonly refusal: 'password-too-long' }
  | { readonly refusal: 'password-guessable' }
  | { readonly refusal: 'password-breached' }
  /** The new password is the present one. */
  | { readonly refusal: 'password-same' }
  /** The account already has this address. */
  | { readonly refusal: 'email-same' }
  /** The last proof is too old: the password is required. */
  | { readonly refusal: 'proof-old' }
  /** The password was required, and its field is empty. */
  | { readonly refusal: 'proof-missing' }
  /** The existing app has to be removed first. */
  | { readonly refusal: 'factor-there' }
  /** Users cannot change their own roles or disable themselves. */
  | { readonly refusal: 'own-account' }
  /** The last admin has to stay. */
  | { readonly refusal: 'last-admin' }
  /** This role requires an admin with a recent second factor. */
  | { readonly refusal: 'second-factor-missing' }
  /** The address has an account: change its roles instead. */
  | { readonly refusal: 'account-there' }
  /** No such account, or no such role. */
  | { readonly refusal: 'unknown' }
  /** This session may not do that. */
  | { readonly refusal: 'session' };

export const isRefusal = (answer: object): answer is Refusal => 'refusal' in answer;
