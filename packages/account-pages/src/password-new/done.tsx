import { buttonClass, Link } from '@praxiskit/ui-kit';
import { ClockTime } from '../frame/clock-time.tsx';
import { Step } from '../frame/step.tsx';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { PasswordNewData } from './data.ts';

/** The password is set: how many sessions it ended, and a link to continue. */
export function Done({ data }: { data: Extract<PasswordNewData, { kind: 'done' }> }) {
  const { passwordNew } = useMessages();
  const { at, ended, next, isSecondStepDue } = data;
  const few = [passwordNew.done0, passwordNew.done1, passwordNew.done2];
  return (
    <Step title={passwordNew.doneHeadline} depth={2}>
      <p>
        <Filled
          text={few[ended] ?? passwordNew.doneMany}
          values={{ time: <ClockTime at={at} />, n: ended }}
        />
      </p>
      <Link href={next} variant="plain" className={buttonClass('primary', 'large')}>
        {passwordNew.go}
      </Link>
      {isSecondStepDue ? <p className="pk-account-quiet">{passwordNew.goSecond}</p> : null}
    </Step>
  );
}
