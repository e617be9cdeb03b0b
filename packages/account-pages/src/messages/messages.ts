import type { Locale } from '@praxiskit/core';
import { account } from './account.ts';
import { accounts } from './accounts.ts';
import { app } from './app.ts';
import { audit } from './audit.ts';
import { codes } from './codes.ts';
import { common } from './common.ts';
import { deletion } from './deletion.ts';
import { factorNew } from './factor-new.ts';
import { grants } from './grants.ts';
import { link } from './link.ts';
import { login } from './login.ts';
import { mailbox } from './mailbox.ts';
import { newPassword } from './new-password.ts';
import { passwordNew } from './password-new.ts';
import { passwordRequest } from './password-request.ts';
import { secondFactor } from './second-factor.ts';
import { session } from './session.ts';
import { signUp } from './sign-up.ts';

/** One module for each page, with both languages of each text. */
const pages = {
  account,
  app,
  audit,
  codes,
  common,
  deletion,
  factorNew,
  grants,
  link,
  login,
  mailbox,
  newPassword,
  accounts,
  passwordNew,
  passwordRequest,
  secondFactor,
  session,
  signUp,
};
type Pages = typeof pages;

/** The texts of the account pages, by page. `{…}` are replaced by values. */
export type AccountPagesMessages = { [Page in keyof Pages]: Pages[Page]['de'] };

const packOf = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(pages).map(([page, both]) => [page, both[locale]]),
  ) as AccountPagesMessages;

/** A site has them as `accountPages` in its messages and can change them. */
export const accountPagesMessages: Record<Locale, AccountPagesMessages> = {
  de: packOf('de'),
  en: packOf('en'),
};
