import { buttonClass } from '@praxiskit/ui-kit';
import { exportHref, exportPath } from '../export-address.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useProofForm } from '../proof/use-proof-form.ts';
import { AccountSection } from './account-section.tsx';
import type { AccountData } from './data.ts';
import { Done } from './done.tsx';
import { Question } from './question.tsx';
import { useQuestions } from './use-question.ts';

export function ExportSection({ data }: { data: AccountData }) {
  const { account } = useMessages();
  const { open } = useQuestions();
  return (
    <AccountSection name="export">
      <Done of={['exported']} />
      <p className="pk-account-lead">{account.exportText}</p>
      {open === 'take-along' ? (
        <ProveFirst data={data} />
      ) : (
        <p className="pk-account-actions">
          <a href={exportHref} className={buttonClass('secondary')}>
            {account.exportSubmit}
          </a>
          <span className="pk-account-quiet">{account.exportKind}</span>
        </p>
      )}
    </AccountSection>
  );
}

/** The export requires a recent proof, and a download cannot send one: the user signs in again first. */
function ProveFirst({ data }: { data: AccountData }) {
  const { account } = useMessages();
  const { finish } = useQuestions();
  const name = 'take-along';
  function download() {
    location.assign(exportPath);
    return finish('exported');
  }
  const form = useProofForm({
    page: data,
    name,
    path: 'callback/credentials',
    field: 'password',
    isProof: true,
    isProofNeeded: true,
    onDone({ url }) {
      if (new URL(url).pathname === exportPath) return download();
      // Signing in requires another step first.
      location.assign(url);
      return true;
    },
  });
  return (
    <Question
      name={name}
      data={data}
      form={form}
      callbackUrl={exportPath}
      fields={{ email: data.user.email }}
      proof={{ field: 'password', onProved: download }}
      submit={account.exportSubmit}
    >
      <p>{account.exportProof}</p>
    </Question>
  );
}
