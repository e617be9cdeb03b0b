import { Secret, TOTP } from 'otpauth';

/** The lifetime of a code in seconds (RFC 6238). */
const PERIOD_S = 30;

export interface TotpSetup {
  /** Base32, for typing. */
  readonly secret: string;
  /** `otpauth://…`, for a QR code. */
  readonly uri: string;
}

/** Codes from an app: six digits, a new one every 30 s (RFC 6238). */
export interface Totp {
  createSecret(): string;
  describe(secret: string, account: string): TotpSetup;
  /**
   * The time step of a code, if it is the present, previous or next one; null for any other code, and for a
   * step not later than `lastStep`.
   */
  stepOf(secret: string, code: string, at: number, lastStep: number): number | null;
}

/** @param issuer the name that the app shows beside the codes */
export function createTotp(issuer: () => string): Totp {
  const of = (secret: string, label = '') =>
    new TOTP({ issuer: issuer(), label, secret: Secret.fromBase32(secret), period: PERIOD_S });

  return {
    // 160 bits, as RFC 4226 §4 recommends.
    createSecret: () => new Secret({ size: 20 }).base32,
    describe: (secret, account) => ({ secret, uri: of(secret, account).toString() }),
    stepOf(secret, code, at, lastStep) {
      if (!/^\d{6}$/.test(code)) return null;
      const delta = of(secret).validate({ token: code, timestamp: at, window: 1 });
      if (delta === null) return null;
      const step = Math.floor(at / 1000 / PERIOD_S) + delta;
      return step > lastStep ? step : null;
    },
  };
}
