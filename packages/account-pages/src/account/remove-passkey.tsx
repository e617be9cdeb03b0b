import { fill } from '@praxiskit/core';
import { useMessages } from '../messages/use-messages.ts';
import { useProofForm } from '../proof/use-proof-form.ts';
import type { AccountData } from './data.ts';
import { Question } from './question.tsx';
import { useQuestions } from './use-question.ts';

export interface RemovePasskeyProps {
  data: AccountData;
  question: string;
  id: string;
  name: string;
}

export function RemovePasskey({ data, question, id, name }: RemovePasskeyProps) {
  const { account } = useMessages();
  const { finish } = useQuestions();
  const form = useProofForm({
    page: data,
    name: question,
    path: 'passkey/remove',
    onDone: () => finish('passkey-removed'),
  });
  return (
    <Question
      name={question}
      data={data}
      form={form}
      fields={{ id }}
      submit={account.passkeyRemove}
    >
      <p>{fill(account.passkeyRemoveText, { name })}</p>
    </Question>
  );
}
