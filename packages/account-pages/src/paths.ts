/** The paths of the account pages. The server uses the same (`usualPages` of `@praxiskit/auth-server`). */
export const accountPaths = {
  signIn: '/login',
  secondFactor: '/login/second',
  factorNew: '/login/factor',
  mailbox: '/login/mail',
  signUp: '/signup',
  signUpMailbox: '/signup/mail',
  /** The address of a link in a mail: the server redirects it to its `linkPage`. */
  link: '/api/auth/callback/email',
  passwordRequest: '/password-request',
  passwordNew: '/password-new',
  account: '/user',
  app: '/user/app',
  codes: '/user/codes',
  deletion: '/user/delete',
  accounts: '/admin/accounts',
  audit: '/admin/audit',
  grants: '/staff/roles',
} as const;

/**
 * Where signed-in users without the role are sent: the account page says for whom the area is, and who is
 * signed in.
 */
export const refusedPaths = {
  admin: `${accountPaths.account}?refused=admin`,
  staff: `${accountPaths.account}?refused=staff`,
} as const;
