import { useMessages } from '../messages/use-messages.ts';
import { useProofForm } from '../proof/use-proof-form.ts';
import type { AccountData } from './data.ts';
import { Question } from './question.tsx';
import { useQuestions } from './use-question.ts';

export function RemoveApp({ data }: { data: AccountData }) {
  const { account } = useMessages();
  const { finish } = useQuestions();
  const name = 'remove-app';
  const form = useProofForm({
    page: data,
    name,
    path: 'totp/remove',
    onDone: () => finish('app-removed'),
  });
  const isLast = data.factors.passkeys.length === 0;
  return (
    <Question name={name} data={data} form={form} submit={account.appRemove}>
      <p>{isLast ? account.appRemoveTextLast : account.appRemoveText}</p>
    </Question>
  );
}
