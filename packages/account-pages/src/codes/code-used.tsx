import { buttonClass, Link } from '@praxiskit/ui-kit';
import { Step } from '../frame/step.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { questionAddress } from '../question-address.ts';
import { CodesRuler, FEW_CODES, useCodesLeft } from './codes-left.tsx';

export interface CodeUsedProps {
  left: number;
  /** The page that the visitor wanted to open. */
  next: string;
}

/** After signing in with a recovery code: how many are left, and a link to continue. */
export function CodeUsed({ left, next }: CodeUsedProps) {
  const { codes, account, common } = useMessages();
  const sentence = useCodesLeft(left);
  return (
    <Step title={codes.usedHeadline} depth={1}>
      <p>
        {sentence} {left > FEW_CODES ? codes.usedText : codes.usedFew}
      </p>
      <CodesRuler left={left} />
      <div className="pk-account-actions">
        <Link href={next} variant="plain" className={buttonClass('primary', 'large')}>
          {common.continue}
        </Link>
        <Link href={`${questionAddress('renew-codes')}#renew-codes`}>{account.codesRenew}</Link>
      </div>
    </Step>
  );
}
