/** What a link from a mail does. */
export type LinkPurpose = 'sign-in' | 'sign-up' | 'password' | 'email' | 'invitation';

/** What the pages read: `request.openDesk()` of `@praxiskit/auth-server`. Times are ms since 1970. */
export interface PageDesk {
  csrfToken(): string;
  readonly purpose: 'second-factor' | 'password-new' | null;
  readonly email: string | null;
  user(): { readonly email: string; readonly passwordChangedAt: number | null } | null;
  passwordDue(): { readonly byPractice: boolean; readonly since: number | null } | null;
  typed(): Readonly<Record<string, string>>;
  shortestPassword(): Promise<number>;
  mailbox(): Promise<{
    readonly purpose: LinkPurpose;
    readonly email: string;
    readonly createdAt: number;
    readonly expiresAt: number;
    readonly isExpired: boolean;
    readonly code: string;
  } | null>;
  link(
    token: string,
    email: string,
  ): Promise<{
    readonly purpose: LinkPurpose;
    readonly needsCode: boolean;
    readonly createdAt: number;
    readonly expiresAt: number;
    readonly isExpired: boolean;
  } | null>;
  isReplaced(token: string, email: string): Promise<boolean>;
}
