import type { Problem } from '../form/problems.tsx';
import type { AccountPagesMessages } from '../messages/messages.ts';

/** Of each name, in UTF-16 units: as the server has it. */
const LONGEST_NAME = 79;

/** What is wrong with the fields of `NameFields`; empty where nothing is. */
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
