import type { AccountPagesMessages } from '../messages/messages.ts';
import { isEmail } from './email-rule.ts';
import type { Problem } from './problems.tsx';

export function emailProblems(fields: FormData, common: AccountPagesMessages['common']): Problem[] {
  const email = String(fields.get('email') ?? '').trim();
  if (email === '') return [{ fieldId: 'email', message: common.emailMissing }];
  if (isEmail(email)) return [];
  const hint = common.emailIncompleteHelp;
  return [{ fieldId: 'email', message: common.emailIncomplete, hint }];
}
