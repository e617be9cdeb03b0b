/** The paths of the site's pages that the server redirects to. */
export interface PagePaths {
  /** The sign-in page; also shows why a sign-in failed. */
  readonly signIn: string;
  readonly secondFactor: string;
  /** The same page, asking for a recovery code. */
  readonly recoveryCode: string;
  /** Sets up a second factor that the account's roles require. */
  readonly factorNew: string;
  /** Says that a mail was sent. */
  readonly mailbox: string;
  readonly signUp: string;
  /** The same after a sign-up. */
  readonly signUpMailbox: string;
  readonly passwordRequest: string;
  readonly passwordNew: string;
  readonly account: string;
  /** The account page, with a message that signing in has cancelled the deletion. */
  readonly accountKept: string;
  /** The account page, with a message that the address was changed. */
  readonly emailChanged: string;
  readonly deletion: string;
  /** Says that the account will be deleted. */
  readonly goodbye: string;
  readonly admin: string;
  /** The roles that wait until a second person confirms them. */
  readonly grants: string;
  /** Sets up an app for codes. */
  readonly app: string;
  /** Shows recovery codes once. */
  readonly codes: string;
  /** The same, as the second step of setting up an app. */
  readonly codesOfApp: string;
  /** The page after signing in, if the visitor requested none. */
  readonly home: string;
}

export const usualPages: PagePaths = {
  signIn: '/login',
  secondFactor: '/login/second',
  recoveryCode: '/login/second?with=recovery',
  factorNew: '/login/factor',
  mailbox: '/login/mail',
  signUp: '/signup',
  signUpMailbox: '/signup/mail',
  passwordRequest: '/password-request',
  passwordNew: '/password-new',
  account: '/user',
  accountKept: '/user?done=account-kept',
  emailChanged: '/user?done=email-changed',
  deletion: '/user/delete',
  goodbye: '/login?deleted=1',
  admin: '/admin/accounts',
  grants: '/staff/roles',
  app: '/user/app',
  codes: '/user/codes',
  codesOfApp: '/user/codes?of=app',
  home: '/',
};
