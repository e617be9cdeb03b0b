import type { PasswordJudgement } from '@praxiskit/ui-kit';
import type { Problem } from '../form/problems.tsx';
import type { AccountPagesMessages } from '../messages/messages.ts';

type Texts = AccountPagesMessages['newPassword'];

/** The problem of a new password, as far as this page can check it; null if only the server can. */
export function problemOf(
  judgement: PasswordJudgement,
  texts: Texts,
  fieldId = 'password',
): Problem | null {
  const guessable = (hint: string) => ({ fieldId, message: texts.guessable, hint });
  const problems: Record<PasswordJudgement, Problem | null> = {
    empty: { fieldId, message: texts.missing },
    short: { fieldId, message: texts.short },
    weak: guessable(texts.weakHelp),
    common: guessable(texts.commonHelp),
    context: guessable(texts.contextHelp),
    long: null,
    good: null,
  };
  return problems[judgement];
}

/** The problems that the server has found; empty if they are not about the new password. */
export function refusedPassword(reason: string, texts: Texts): readonly Problem[] {
  const fieldId = 'password';
  const problems: Record<string, Problem | undefined> = {
    PasswordTooShort: { fieldId, message: texts.short },
    PasswordTooLong: { fieldId, message: texts.long, hint: texts.longHelp },
    PasswordSame: { fieldId, message: texts.same, hint: texts.sameHelp },
    PasswordGuessable: { fieldId, message: texts.guessable, hint: texts.weakHelp },
    PasswordBreached: { fieldId, message: texts.breached, hint: texts.breachedHelp },
  };
  const problem = problems[reason];
  return problem ? [problem] : [];
}
