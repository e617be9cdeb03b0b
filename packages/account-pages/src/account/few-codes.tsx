import { Alert, Link } from '@praxiskit/ui-kit';
import { FEW_CODES, useCodesLeft } from '../codes/codes-left.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { AccountData } from './data.ts';
import { useQuestions } from './use-question.ts';

/** A hint at the top of the page when few recovery codes are left. */
export function FewCodes({ data }: { data: AccountData }) {
  const { account } = useMessages();
  const { open, href } = useQuestions();
  const { hasSecondFactor, recoveryCodes: left } = data.factors;
  const sentence = useCodesLeft(left);
  const name = 'renew-codes';
  if (!hasSecondFactor || left > FEW_CODES || open === name) return null;
  return (
    <Alert title={`${account.codes}: ${sentence}`}>
      <Link href={href(name)}>{account.codesRenew}</Link>
    </Alert>
  );
}
