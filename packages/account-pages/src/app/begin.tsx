import { Button } from '@praxiskit/ui-kit';
import { useSearchParams } from 'react-router';
import { Protection } from '../form/protection.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { ProofFields } from '../proof/proof-fields.tsx';
import { useProofForm } from '../proof/use-proof-form.ts';
import type { AppData } from './data.ts';

export interface BeginProps {
  data: AppData;
  onBegun(setup: AppData['setup']): void;
}

/** Requests a key from the server. The key is used after a code of it was confirmed. */
export function Begin({ data, onBegun }: BeginProps) {
  const { app } = useMessages();
  const [search] = useSearchParams();
  const form = useProofForm({
    page: data,
    name: 'begin',
    path: 'totp',
    onDone(answer): undefined {
      onBegun(answer.data as unknown as AppData['setup']);
    },
  });
  return (
    <>
      <p>{app.beginText}</p>
      <form {...form.props} className="pk-account-form">
        <Protection
          csrfToken={data.csrfToken}
          callbackUrl={search.get('callbackUrl') ?? accountPaths.app}
        />
        <ProofFields form={form} factors={data.factors} texts={{ FactorThere: [app.there] }} />
        <Button type="submit" size="large" isBusy={form.busyPath !== null}>
          {app.begin}
        </Button>
      </form>
    </>
  );
}
