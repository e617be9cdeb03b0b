import type { Payload } from '@praxiskit/pages';
import { useSearchParams } from 'react-router';
import { LeaveForm } from '../frame/leave-form.tsx';
import { StartAgain } from '../frame/start-again.tsx';
import { Step } from '../frame/step.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { AppCode } from './app-code.tsx';
import type { SecondFactorData } from './data.ts';
import { RecoveryCode } from './recovery-code.tsx';

/** The second step of signing in: a code of an app, a recovery code (`?with=recovery`), or a passkey. */
export function Component({ data }: Payload<SecondFactorData>) {
  const { secondFactor, common } = useMessages();
  const [search] = useSearchParams();
  if (!data.isAsked) return <StartAgain />;
  const isRecovery = search.get('with') === 'recovery';
  return (
    <Step
      key={String(isRecovery)}
      title={isRecovery ? secondFactor.recoveryHeadline : secondFactor.headline}
      step={{ process: secondFactor.process, n: 2, count: 2 }}
      depth={1}
      exit={<LeaveForm csrfToken={data.csrfToken}>{common.cancel}</LeaveForm>}
    >
      {isRecovery ? <RecoveryCode data={data} /> : <AppCode data={data} />}
    </Step>
  );
}
