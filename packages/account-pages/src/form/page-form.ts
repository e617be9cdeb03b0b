export interface PageForm {
  csrfToken: string;
  /** Milliseconds since 1970, so that server and browser render the same times. */
  now: number;
  /** The input of a form without scripts that was refused; never a password. */
  typed: Readonly<Record<string, string>>;
}
