import { Button, Countdown } from '@praxiskit/ui-kit';
import { ClockTime, timeZone } from '../frame/clock-time.tsx';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';

export interface PauseProps {
  /** Milliseconds since 1970. */
  from: number;
  waitS: number;
  /** Only passwords have to wait; a link still works. */
  isForPassword: boolean;
  isBusy: boolean;
  onOver(): void;
}

/** Too many attempts: how long the pause is, and what works meanwhile. */
export function Pause({ from, waitS, isForPassword, isBusy, onOver }: PauseProps) {
  const { common, login } = useMessages();
  const until = new Date(from + waitS * 1000);
  // A time of day has no seconds: rounds up to the next minute.
  const minute = new Date(Math.ceil(until.getTime() / 60_000) * 60_000);
  const time = (
    <strong>
      <ClockTime at={minute} />
    </strong>
  );
  return (
    <div className="pk-account-form" role="status" tabIndex={-1} ref={(box) => box?.focus()}>
      <p>
        <Filled text={isForPassword ? login.pauseText : common.pauseText} values={{ time }} />
      </p>
      <Countdown
        until={until}
        timeZone={timeZone}
        from={new Date(from)}
        remaining={waitS * 1000}
        onEnd={onOver}
      />
      {isForPassword ? (
        <>
          <Button type="submit" size="large" formAction="/api/auth/signin/email" isBusy={isBusy}>
            {login.pauseLink}
          </Button>
          <p className="pk-account-quiet">{login.pauseKnown}</p>
        </>
      ) : null}
    </div>
  );
}
