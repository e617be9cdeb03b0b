/** The paths of the site's pages that accounts lead to. */
export interface PagePaths {
  /** Also where a sign-in that failed is told. */
  readonly signIn: string;
  /** Asks for the second factor. */
  readonly secondFactor: string;
  /** The same, which asks for a recovery code. */
  readonly recoveryCode: string;
  /** Has a second factor set up that the account's roles take. */
  readonly factorNew: string;
  /** Says that a mail is on its way. */
  readonly mailbox: string;
  readonly signUp: string;
  /** The same after signing up. */
  readonly signUpMailbox: string;
  readonly passwordRequest: string;
  readonly passwordNew: string;
  readonly account: string;
  /** The same, which says that signing in has kept an account that was to be deleted. */
  readonly accountKept: string;
  /** The same, which says that the address is a new one. */
  readonly emailChanged: string;
  /** Asks before an account is deleted. */
  readonly deletion: string;
  /** Says that it will be. */
  readonly goodbye: string;
  /** Where an admin works with accounts. */
  readonly admin: string;
  /** Shows the roles that wait until a second person confirms them. */
  readonly grants: string;
  /** Sets up codes of an app. */
  readonly app: string;
  /** Shows recovery codes, once. */
  readonly codes: string;
  /** The same, as the second step of setting up an app. */
  readonly codesOfApp: string;
  /** Where a visitor who came without a destination is after signing in. */
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
