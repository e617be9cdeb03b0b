import type { PasswordJudgement } from '@praxiskit/ui-kit';
import { isEmail } from '../form/email-rule.ts';
import type { Problem } from '../form/problems.tsx';
import type { AccountPagesMessages } from '../messages/messages.ts';
import { nameProblems } from '../name/name-problems.ts';
import { problemOf } from '../password/password-problem.ts';

/** The problems before anything is sent, in the order of the fields. */
export function problemsOf(
  fields: FormData,
  judgement: PasswordJudgement,
  { common, signUp, newPassword }: AccountPagesMessages,
): Problem[] {
  const problems = nameProblems(fields, { signUp });
  const email = String(fields.get('email') ?? '').trim();
  if (email === '') problems.push({ fieldId: 'email', message: signUp.emailMissing });
  else if (!isEmail(email)) {
    const hint = common.emailIncompleteHelp;
    problems.push({ fieldId: 'email', message: common.emailIncomplete, hint });
  }
  const password = problemOf(judgement, newPassword);
  if (password) problems.push(password);
  return problems;
}
