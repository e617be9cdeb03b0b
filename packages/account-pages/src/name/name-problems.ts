import type { Problem } from '../form/problems.tsx';
import type { AccountPagesMessages } from '../messages/messages.ts';

/** The longest name in UTF-16 units, the same as on the server. */
const LONGEST_NAME = 79;

export function nameProblems(
  fields: FormData,
  { signUp }: Pick<AccountPagesMessages, 'signUp'>,
): Problem[] {
  const problems: Problem[] = [];
  for (const [fieldId, name, missing, long] of [
    ['first-name', 'first_name', signUp.firstNameMissing, signUp.firstNameLong],
    ['last-name', 'last_name', signUp.lastNameMissing, signUp.lastNameLong],
  ] as const) {
    const { length } = String(fields.get(name) ?? '').trim();
    if (length === 0) problems.push({ fieldId, message: missing });
    else if (length > LONGEST_NAME) problems.push({ fieldId, message: long });
  }
  return problems;
}
