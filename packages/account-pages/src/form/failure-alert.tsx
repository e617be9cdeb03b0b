import { Alert } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import type { Failure } from './failure.ts';

/** A sentence, and advice for the visitor. */
export type FailureText = readonly [title: string, help?: ReactNode];

export interface FailureAlertProps {
  failure: Failure | null;
  /** Reason → the page's own text for it. */
  texts?: Readonly<Record<string, FailureText | undefined>>;
}

/** An error message in a box that takes the focus. */
export function FailureAlert({ failure, texts = {} }: FailureAlertProps) {
  const { common } = useMessages();
  if (!failure) return null;
  const usual: Record<string, FailureText | undefined> = {
    Unavailable: [common.unreachable],
    MissingCSRF: [common.forged],
    OtherHost: [common.otherHost],
    SessionRequired: [common.signedOut, common.signedOutHelp],
    PasskeyCancelled: [common.passkeyCancelled],
    PasskeyUnknown: [common.passkeyUnknown],
  };
  const [title, help] = texts[failure.reason] ?? usual[failure.reason] ?? [common.refused];
  return (
    <Alert
      kind="danger"
      isUrgent
      isBoxed
      focusKey={failure}
      {...(help === undefined ? {} : { title })}
    >
      {help ?? title}
    </Alert>
  );
}
