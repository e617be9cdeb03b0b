import { Link } from '@praxiskit/ui-kit';
import { useSearchParams } from 'react-router';
import { useAccountForm } from '../form/use-account-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { CodeForm, missingCode } from './code-form.tsx';
import type { SecondFactorData } from './data.ts';

/** A recovery code, for a user without their phone. */
export function RecoveryCode({ data }: { data: SecondFactorData }) {
  const { secondFactor } = useMessages();
  const [search] = useSearchParams();
  const form = useAccountForm({
    page: data,
    path: 'second-factor',
    validate: missingCode(secondFactor.recoveryMissing),
  });
  const app = new URLSearchParams(search);
  for (const own of ['with', 'error', 'wait', 'until', 'fields']) app.delete(own);
  return (
    <>
      <p>{secondFactor.recoveryLead}</p>
      <CodeForm
        form={form}
        csrfToken={data.csrfToken}
        callbackUrl={usedAddress(search.get('callbackUrl'))}
        kind="recovery"
        label={secondFactor.recovery}
        wrong={secondFactor.recoveryWrong}
      />
      <p>
        <Link
          href={app.size > 0 ? `${accountPaths.secondFactor}?${app}` : accountPaths.secondFactor}
        >
          {secondFactor.useApp}
        </Link>
      </p>
      <p className="pk-account-quiet">{secondFactor.noCodes}</p>
    </>
  );
}

/**
 * The page that shows how many codes are left and then continues; a refused form has it in `callbackUrl`
 * already.
 */
function usedAddress(callbackUrl: string | null): string {
  const used = `${accountPaths.codes}?used=1`;
  if (callbackUrl?.includes(used)) return callbackUrl;
  return callbackUrl === null ? used : `${used}&callbackUrl=${encodeURIComponent(callbackUrl)}`;
}
