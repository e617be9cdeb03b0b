import { useProofForm } from '../form/use-proof-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { AccountData } from './data.ts';
import { Question } from './question.tsx';
import { useQuestions } from './use-question.ts';

export function RemoveApp({ data }: { data: AccountData }) {
  const { account } = useMessages();
  const { finish } = useQuestions();
  const name = 'remove-app';
  const form = useProofForm({
    ...{ page: data, name, path: 'totp/remove', onDone: () => finish('app-removed') },
  });
  const isLast = data.factors.passkeys.length === 0;
  return (
    <Question {...{ name, data, form }} submit={account.appRemove}>
      <p>{isLast ? account.appRemoveTextLast : account.appRemoveText}</p>
    </Question>
  );
}
