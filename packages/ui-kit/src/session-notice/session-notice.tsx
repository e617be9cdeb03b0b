import { fill } from '@praxiskit/core';
import { useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useClockTime } from '../countdown/clock-time.ts';
import { Countdown, type CountdownProps } from '../countdown/countdown.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { useAccountTexts } from '../text/use-account-texts.ts';

export interface SessionNoticeProps extends Omit<CountdownProps, 'className'> {
  isOpen: boolean;
  onStay: () => void;
  onSignOut: () => void;
  /** The answer is in flight. */
  isBusy?: boolean;
  /** A sentence about unsaved work; after the kit's own sentence. */
  note?: string;
}

/**
 * The question before a session ends. 'Stay signed in' has the focus: a key that was meant for the page
 * keeps the session, and does no harm. The caller closes it.
 *
 * @throws RangeError for an invalid instant or time zone
 */
export function SessionNotice(props: SessionNoticeProps) {
  const { isOpen, onStay, onSignOut, isBusy = false, note, ...countdown } = props;
  const texts = useAccountTexts().texts.session;
  const clockTime = useClockTime(countdown.timeZone);
  const stay = useRef<HTMLButtonElement>(null);
  const textId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      isPersistent
      initialFocus={stay}
      title={texts.title}
      actions={
        // Of one width, below each other where there is no room for both: neither is the smaller answer.
        <div className="grid w-full gap-3 sm:w-auto sm:auto-cols-fr sm:grid-flow-col">
          <Button ref={stay} isBusy={isBusy} aria-describedby={textId} onClick={() => onStay()}>
            {texts.stay}
          </Button>
          <Button variant="secondary" onClick={() => onSignOut()}>
            {texts.signOut}
          </Button>
        </div>
      }
    >
      <p id={textId} className="mb-6">
        {fill(texts.text, { time: clockTime(countdown.until) })}
        {note ? ` ${note}` : null}
      </p>
      <Countdown {...countdown} />
    </Dialog>
  );
}
