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

/** One module a page, so that both languages of a text stand beside each other. */
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

/** The texts of the pages of accounts, by page. `{…}` are places for values. */
export type AccountPagesMessages = { [Page in keyof Pages]: Pages[Page]['de'] };

const packOf = (locale: 'de' | 'en') =>
  Object.fromEntries(
    Object.entries(pages).map(([page, both]) => [page, both[locale]]),
  ) as AccountPagesMessages;

/** In a site's own messages they are `accountPages`, where they can be changed. */
export const accountPagesMessages: Record<'de' | 'en', AccountPagesMessages> = {
  de: packOf('de'),
  en: packOf('en'),
};
