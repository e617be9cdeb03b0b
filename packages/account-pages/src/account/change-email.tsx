import { Field, Input } from '@praxiskit/ui-kit';
import { emailProblems } from '../form/email-problems.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useProofForm } from '../proof/use-proof-form.ts';
import type { AccountData } from './data.ts';
import { Question } from './question.tsx';
import { useQuestions } from './use-question.ts';

/** Changes the address. The new address is used after the link sent to it was opened. */
export function ChangeEmail({ data }: { data: AccountData }) {
  const { account, common } = useMessages();
  const { finish } = useQuestions();
  const name = 'change-email';
  const form = useProofForm({
    page: data,
    name,
    path: 'email/change',
    onDone: () => finish('email-asked'),
    validate: (fields) =>
      emailProblems(fields, { ...common, emailMissing: account.emailMissing }).map((problem) => ({
        ...problem,
        fieldId: 'new-email',
        name: 'email',
      })),
  });
  return (
    <Question
      name={name}
      data={data}
      form={form}
      submit={account.emailSubmit}
      proof={{
        texts: {
          EmailSignin: [common.emailIncomplete, common.emailIncompleteHelp],
          EmailSame: [account.emailSame],
        },
      }}
    >
      <p>{account.emailText}</p>
      <Field id="new-email" label={account.emailNew} error={form.errorOf('new-email')}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          defaultValue={data.typed.email ?? ''}
          autoFocus
        />
      </Field>
    </Question>
  );
}
