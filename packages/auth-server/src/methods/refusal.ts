import type { Verdict } from '../throttle/throttle.ts';

/** Why something did not work, for the one who has tried it. */
export type Refusal =
  /** Too many attempts: when to come back. */
  | { readonly refusal: 'throttled'; readonly verdict: Verdict }
  /** The password or the address is wrong, or the account is disabled: nobody is told which. */
  | { readonly refusal: 'credentials' }
  /** The link was used, has expired, was replaced by a newer one, or is none. */
  | { readonly refusal: 'link' }
  /** Opened in another browser than the one that has asked for it. */
  | { readonly refusal: 'code-missing' }
  | { readonly refusal: 'code-wrong' }
  | { readonly refusal: 'password-too-short' }
  | { readonly refusal: 'password-too-long' }
  | { readonly refusal: 'password-guessable' }
  | { readonly refusal: 'password-breached' }
  /** It is the present one. */
  | { readonly refusal: 'password-same' }
  /** The account has this address. */
  | { readonly refusal: 'email-same' }
  /** The last proof is too old for this: the password is asked for. */
  | { readonly refusal: 'proof-old' }
  /** The password was asked for, and its field is empty. */
  | { readonly refusal: 'proof-missing' }
  /** Remove the one that is there first. */
  | { readonly refusal: 'factor-there' }
  /** Nobody changes their own roles, or disables themselves. */
  | { readonly refusal: 'own-account' }
  /** There is always an admin. */
  | { readonly refusal: 'last-admin' }
  /** Only an admin who has just shown a second factor gives this role. */
  | { readonly refusal: 'second-factor-missing' }
  /** The address has an account: its roles can be changed. */
  | { readonly refusal: 'account-there' }
  /** No such account, or no such role. */
  | { readonly refusal: 'unknown' }
  /** This session may not do that. */
  | { readonly refusal: 'session' };

export const isRefusal = (answer: object): answer is Refusal => 'refusal' in answer;
