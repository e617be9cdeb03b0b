import { fill } from '@praxiskit/core';
import type { Payload } from '@praxiskit/pages';
import { LeaveForm } from '../frame/leave-form.tsx';
import { useParts } from '../frame/parts.tsx';
import { Step } from '../frame/step.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { BeginApp } from './begin-app.tsx';
import { ConfirmApp } from './confirm-app.tsx';
import { NewPasskey } from './new-passkey.tsx';
import type { FactorNewData } from './read-factor-new.ts';

/** Sets up a second factor that the account's roles require: an app for codes, or a passkey. */
export function Component({ data }: Payload<FactorNewData>) {
  const { factorNew, app, common } = useMessages();
  const { name } = useParts();
  const { setup, csrfToken } = data;
  return (
    <Step
      title={setup === null ? app.beginHeadline : app.headline}
      depth={1}
      {...(setup ? { step: { process: app.process, n: 1, count: 2 } } : {})}
      exit={<LeaveForm csrfToken={csrfToken}>{common.signOut}</LeaveForm>}
    >
      <p>{setup === null ? factorNew.lead : fill(app.lead, { site: name })}</p>
      {setup === null ? (
        <>
          <BeginApp data={data} />
          <NewPasskey />
        </>
      ) : (
        <ConfirmApp data={data} setup={setup} />
      )}
    </Step>
  );
}
