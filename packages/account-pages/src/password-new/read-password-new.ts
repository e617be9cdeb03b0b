import { callbackPath, type PayloadContext, withLanguage } from '@praxiskit/pages';
import type { Elsewhere } from '../elsewhere.ts';
import type { PageForm } from '../form/page-form.ts';
import type { AccountData } from '../page-desk.ts';
import { accountPaths } from '../paths.ts';
import type { PasswordNewData } from './data.ts';

/** Whether a password is asked for, or was just set; a guest has to sign in [R2.3]. */
export async function readPasswordNew(
  { data, url, locale }: PayloadContext<AccountData>,
  form: PageForm,
): Promise<PasswordNewData | Elsewhere> {
  const desk = data.desk();
  if (desk.purpose === 'factor-new') return { redirect: accountPaths.factorNew };
  const user = desk.user();
  const due = desk.passwordDue();
  const ended = Number(url.searchParams.get('done') ?? Number.NaN);
  const isSecondStepDue = desk.purpose === 'second-factor';
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
  const { email } = desk;
  if (email === null || (!due && !user)) {
    const lang = url.searchParams.get('lang') === locale ? locale : null;
    const callbackUrl = withLanguage(accountPaths.passwordNew, lang);
    return { redirect: `${accountPaths.signIn}?${new URLSearchParams({ callbackUrl })}` };
  }
  return {
    ...form,
    kind: due ? (due.byPractice ? 'practice' : 'link') : 'account',
    email,
    asksName: !desk.hasName,
    since: due?.since ?? null,
    minimum: await desk.shortestPassword(),
  };
}
