import { Link } from '@praxiskit/ui-kit';
import { useAccountForm } from '../form/use-account-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { CodeForm, missingCode } from './code-form.tsx';
import type { SecondFactorData } from './data.ts';

/** A code of the printout, for whoever has no phone at hand. */
export function RecoveryCode({ data }: { data: SecondFactorData }) {
  const { secondFactor } = useMessages();
  const form = useAccountForm({
    page: data,
    path: 'second-factor',
    validate: missingCode(secondFactor.recoveryMissing),
  });
  return (
    <>
      <p>{secondFactor.recoveryLead}</p>
      <CodeForm
        form={form}
        csrfToken={data.csrfToken}
        kind="recovery"
        label={secondFactor.recovery}
        wrong={secondFactor.recoveryWrong}
      />
      <p>
        <Link href={accountPaths.secondFactor}>{secondFactor.useApp}</Link>
      </p>
      <p className="pk-account-quiet">{secondFactor.noCodes}</p>
    </>
  );
}
