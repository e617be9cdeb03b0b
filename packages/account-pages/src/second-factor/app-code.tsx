import { fill } from '@praxiskit/core';
import { buttonClass, Link } from '@praxiskit/ui-kit';
import { useSearchParams } from 'react-router';
import { useAccountForm } from '../form/use-account-form.ts';
import { useParts } from '../frame/parts.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { PasskeyWay } from '../passkey/passkey-way.tsx';
import { usePasskey } from '../passkey/use-passkey.ts';
import { accountPaths } from '../paths.ts';
import { CodeForm, missingCode } from './code-form.tsx';
import type { SecondFactorData } from './data.ts';

/** The six digits of an app, and links to the other methods. */
export function AppCode({ data }: { data: SecondFactorData }) {
  const { secondFactor } = useMessages();
  const { name } = useParts();
  const [search] = useSearchParams();
  const form = useAccountForm({
    page: data,
    path: 'second-factor',
    validate: missingCode(secondFactor.missing),
  });
  const passkey = usePasskey(form.fail, search.get('callbackUrl'));
  const recovery = new URLSearchParams(search);
  for (const name of ['error', 'wait', 'until', 'fields']) recovery.delete(name);
  recovery.set('with', 'recovery');
  return (
    <>
      <p>{fill(secondFactor.lead, { site: name })}</p>
      <CodeForm
        form={form}
        csrfToken={data.csrfToken}
        kind="digits"
        label={secondFactor.code}
        help={secondFactor.codeHelp}
        wrong={secondFactor.wrong}
      />
      <div className="pk-account-ways">
        <p className="pk-account-quiet">{secondFactor.noPhone}</p>
        <div className="pk-account-pair">
          <div>
            <Link
              href={`${accountPaths.secondFactor}?${recovery}`}
              variant="plain"
              className={buttonClass('secondary', 'large')}
            >
              {secondFactor.recovery}
            </Link>
            <p className="pk-account-note">{secondFactor.recoveryHelp}</p>
          </div>
          {data.hasPasskey ? (
            <PasskeyWay passkey={passkey} note={secondFactor.passkeyHelp} />
          ) : null}
        </div>
      </div>
    </>
  );
}
