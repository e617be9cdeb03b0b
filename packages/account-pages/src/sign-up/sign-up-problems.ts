import type { PasswordJudgement } from '@praxiskit/ui-kit';
import { isEmail } from '../form/email-rule.ts';
import type { Problem } from '../form/problems.tsx';
import type { AccountPagesMessages } from '../messages/messages.ts';
import { problemOf } from '../password/password-problem.ts';

/** What is wrong before anything is sent, in the order of the fields. */
export function problemsOf(
  fields: FormData,
  judgement: PasswordJudgement,
  { common, signUp, newPassword }: AccountPagesMessages,
): Problem[] {
  const given = (name: string) => String(fields.get(name) ?? '').trim();
  const problems: Problem[] = [];
  if (given('first_name') === '') {
    problems.push({ fieldId: 'first-name', message: signUp.firstNameMissing });
  }
  if (given('last_name') === '') {
    problems.push({ fieldId: 'last-name', message: signUp.lastNameMissing });
  }
  const email = given('email');
  if (email === '') problems.push({ fieldId: 'email', message: signUp.emailMissing });
  else if (!isEmail(email)) {
    const hint = common.emailIncompleteHelp;
    problems.push({ fieldId: 'email', message: common.emailIncomplete, hint });
  }
  const password = problemOf(judgement, newPassword);
  if (password) problems.push(password);
  return problems;
}
