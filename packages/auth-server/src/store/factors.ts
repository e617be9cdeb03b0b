/** The key of an app for codes. Times are milliseconds since 1970. */
export interface TotpKey {
  /**
   * The encrypted secret. While it waits for its first code, also when and in which session it was created.
   */
  readonly sealed: string;
  /** Null until a first code has confirmed the key. */
  readonly confirmedAt: number | null;
  /** The time step of the last used code; codes up to this step no longer work. */
  readonly lastStep: number;
}

/** A WebAuthn credential. Times are milliseconds since 1970. */
export interface Passkey {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly accountId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  /** The owner's name for it. */
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface Factors {
  readonly totp: TotpKey | null;
  readonly passkeys: readonly Passkey[];
  /** How many codes are left. */
  readonly recoveryCodes: number;
}

/** Whether a password or a link alone does not sign in. */
export const hasSecondFactor = ({ totp, passkeys }: Factors): boolean =>
  passkeys.length > 0 || (totp?.confirmedAt ?? null) !== null;
