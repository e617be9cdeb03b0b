import type { Payload } from '@praxiskit/pages';
import { buttonClass, Link } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { Step } from '../frame/step.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { Begin } from './begin.tsx';
import { Confirm } from './confirm.tsx';
import type { AppData } from './data.ts';

/** Sets up an app for codes: shows the key and asks for the first code. */
export function Component({ data }: Payload<AppData>) {
  const { app, common } = useMessages();
  const [setup, setSetup] = useState(data.setup);
  const exit = <Link href={accountPaths.account}>{common.cancel}</Link>;
  const step = { process: app.process, n: 1, count: 2 };
  if (data.factors.appSince !== null) {
    return (
      <Step title={app.there} depth={1}>
        <p>{app.thereHelp}</p>
        <Link
          href={accountPaths.account}
          variant="plain"
          className={buttonClass('primary', 'large')}
        >
          {app.toAccount}
        </Link>
      </Step>
    );
  }
  return (
    <Step
      key={setup === null ? 'begin' : 'confirm'}
      title={setup === null ? app.beginHeadline : app.headline}
      step={step}
      exit={exit}
      depth={1}
    >
      {setup === null ? (
        <Begin data={data} onBegun={setSetup} />
      ) : (
        <Confirm data={data} setup={setup} />
      )}
    </Step>
  );
}
