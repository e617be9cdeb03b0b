import { useShowCodes } from '../codes/use-show-codes.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useProofForm } from '../proof/use-proof-form.ts';
import type { AccountData } from './data.ts';
import { Question } from './question.tsx';

export function RenewCodes({ data }: { data: AccountData }) {
  const { account } = useMessages();
  const showCodes = useShowCodes();
  const name = 'renew-codes';
  const form = useProofForm({
    page: data,
    name,
    path: 'recovery-codes',
    onDone: (answer) => showCodes(answer.data),
  });
  return (
    <Question name={name} data={data} form={form} submit={account.codesRenewSubmit}>
      <p>{account.codesRenewText}</p>
    </Question>
  );
}
