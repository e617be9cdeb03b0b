import type { PasswordJudgement } from '@praxiskit/ui-kit';
import { isEmail } from '../form/email-rule.ts';
import type { Problem } from '../form/problems.tsx';
import type { AccountPagesMessages } from '../messages/messages.ts';
import { problemOf } from '../password/password-problem.ts';

/** Of each name, in UTF-16 units: as the server has it. */
const LONGEST_NAME = 79;

/** What is wrong before anything is sent, in the order of the fields. */
export function problemsOf(
  fields: FormData,
  judgement: PasswordJudgement,
  { common, signUp, newPassword }: AccountPagesMessages,
): Problem[] {
  const given = (name: string) => String(fields.get(name) ?? '').trim();
  const problems: Problem[] = [];
  const [first, last] = [given('first_name'), given('last_name')];
  if (first === '') problems.push({ fieldId: 'first-name', message: signUp.firstNameMissing });
  else if (first.length > LONGEST_NAME) {
    problems.push({ fieldId: 'first-name', message: signUp.firstNameLong });
  }
  if (last === '') problems.push({ fieldId: 'last-name', message: signUp.lastNameMissing });
  else if (last.length > LONGEST_NAME) {
    problems.push({ fieldId: 'last-name', message: signUp.lastNameLong });
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
