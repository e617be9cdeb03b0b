/** What every page with a form gets from the server. */
export interface PageForm {
  csrfToken: string;
  /** Milliseconds since 1970, so that server and browser write the same times. */
  now: number;
  /** What a form without scripts had sent before it came back; never a password. */
  typed: Readonly<Record<string, string>>;
}
