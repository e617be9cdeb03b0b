/** A browser that has signed in to an account before. Times are milliseconds since 1970. */
export interface KnownDevice {
  /** SHA-256 of the id in the device's cookie, base64url. */
  readonly idHash: string;
  readonly accountId: string;
  readonly seenAt: number;
}
