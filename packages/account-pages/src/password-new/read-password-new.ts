import { callbackPath, type PayloadContext, withLanguage } from '@praxiskit/pages';
import type { AccountData } from '../account-data.ts';
import type { Elsewhere } from '../elsewhere.ts';
import type { PageForm } from '../form/page-form.ts';
import { accountPaths } from '../paths.ts';
import type { PasswordNewData } from './data.ts';

/** Whether a password is required or was just set; a guest has to sign in [R2.3]. */
export async function readPasswordNew(
  { data, url, locale }: PayloadContext<AccountData>,
  form: PageForm,
): Promise<PasswordNewData | Elsewhere> {
  const accounts = data.accounts();
  if (accounts.purpose === 'factor-new') return { redirect: accountPaths.factorNew };
  const user = accounts.user();
  const due = accounts.passwordDue();
  const ended = Number(url.searchParams.get('done') ?? Number.NaN);
  const isSecondStepDue = accounts.purpose === 'second-factor';
  if (Number.isSafeInteger(ended) && ended >= 0 && (user || isSecondStepDue)) {
    return {
      ...form,
      kind: 'done',
      at: user?.passwordChangedAt ?? form.now,
      ended,
      next: callbackPath(url) ?? accountPaths.account,
      isSecondStepDue,
    };
  }
  const { email } = accounts;
  if (email === null || (!due && !user)) {
    const lang = url.searchParams.get('lang') === locale ? locale : null;
    const callbackUrl = withLanguage(accountPaths.passwordNew, lang);
    return { redirect: `${accountPaths.signIn}?${new URLSearchParams({ callbackUrl })}` };
  }
  return {
    ...form,
    kind: due ? (due.byPractice ? 'practice' : 'link') : 'account',
    email,
    asksName: !accounts.hasName,
    since: due?.since ?? null,
    minimum: await accounts.shortestPassword(),
  };
}
