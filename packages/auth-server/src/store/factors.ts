/** The key of an app that shows codes. Times are milliseconds since 1970. */
export interface TotpKey {
  /** The secret, and while it waits when and by which session it was made; sealed by the server's own. */
  readonly sealed: string;
  /** Null until a code has shown that the app has it. */
  readonly confirmedAt: number | null;
  /** The step of the last code that was used; no code up to it works again. */
  readonly lastStep: number;
}

/** A credential of WebAuthn. Times are milliseconds since 1970. */
export interface Passkey {
  /** The credential's id, base64url. */
  readonly id: string;
  readonly accountId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  /** As its owner calls it. */
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

/** What an account can prove by beside its password. */
export interface Factors {
  readonly totp: TotpKey | null;
  readonly passkeys: readonly Passkey[];
  /** How many are left. */
  readonly recoveryCodes: number;
}

/** True where a password or a link alone does not sign in. */
export const hasSecondFactor = ({ totp, passkeys }: Factors): boolean =>
  passkeys.length > 0 || (totp?.confirmedAt ?? null) !== null;
