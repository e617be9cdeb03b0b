import type { PageContent, PayloadContext, PayloadFunction } from '@praxiskit/pages';
import { readAccount } from './account/read-account.ts';
import type { AccountData } from './account-data.ts';
import { readAccounts } from './accounts/read-accounts.ts';
import { readGrants } from './accounts/read-grants.ts';
import { readApp } from './app/read-app.ts';
import { readAudit } from './audit/read-audit.ts';
import { readCodes } from './codes/read-codes.ts';
import { readDeletion } from './deletion/read-deletion.ts';
import { type Elsewhere, isElsewhere } from './elsewhere.ts';
import { readFactorNew } from './factor-new/read-factor-new.ts';
import type { PageForm } from './form/page-form.ts';
import { readLink } from './link/read-link.ts';
import { readMailbox } from './mailbox/read-mailbox.ts';
import { readPasswordNew } from './password-new/read-password-new.ts';
import { accountPaths } from './paths.ts';
import type { SecondFactorData } from './second-factor/data.ts';

type Context = PayloadContext<AccountData>;

/** Titles a page with the package's texts; `page` is its part of them. */
const named =
  <Data>(page: string, read: (context: Context, form: PageForm) => Promise<Data | Elsewhere>) =>
  async (context: Context): Promise<PageContent<Data | null>> => {
    const found = await read(context, formOf(context));
    if (isElsewhere(found)) return { data: null, redirect: found.redirect };
    return {
      title: context.t(`accountPages.${page}.title`),
      description: context.t(`accountPages.${page}.description`),
      data: found,
    };
  };

const formOf = ({ data }: Context): PageForm => ({
  csrfToken: data.accounts().csrfToken(),
  now: Date.now(),
  typed: data.accounts().typed(),
});

const plainForm = async (_context: Context, form: PageForm) => form;

/** Route id → payload function, to be spread into a site's payload functions. */
export const accountPayloads: Readonly<Record<string, PayloadFunction<unknown, AccountData>>> = {
  login: named('login', plainForm),
  'second-factor': named(
    'secondFactor',
    async ({ data }, form): Promise<SecondFactorData | Elsewhere> => {
      const accounts = data.accounts();
      // The step is done already, in another tab.
      if (accounts.user()) return { redirect: accountPaths.account };
      const steps = await accounts.secondSteps();
      return { ...form, isAsked: steps !== null, hasPasskey: steps?.passkey === true };
    },
  ),
  'factor-new': named('factorNew', readFactorNew),
  'login-mail': named('mailbox', readMailbox),
  signup: named('signUp', plainForm),
  'signup-mail': named('mailbox', readMailbox),
  link: named('link', readLink),
  'password-request': named('passwordRequest', plainForm),
  'password-new': named('passwordNew', readPasswordNew),
  user: named('account', readAccount),
  'user-app': named('app', readApp),
  'user-codes': named('codes', readCodes),
  'user-delete': named('deletion', readDeletion),
  'admin-accounts': named('accounts', readAccounts),
  'admin-audit': named('audit', readAudit),
  'staff-roles': named('grants', readGrants),
};
