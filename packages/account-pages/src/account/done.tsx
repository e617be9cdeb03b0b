import { Alert } from '@praxiskit/ui-kit';
import { useEffect } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { useQuestions } from './use-question.ts';

const texts = {
  'account-kept': 'accountKept',
  'email-changed': 'emailChanged',
  'email-asked': 'emailAsked',
  'passkey-added': 'passkeyAdded',
  'passkey-removed': 'passkeyRemoved',
  'app-removed': 'appRemoved',
  'device-ended': 'endedOne',
  'others-ended': 'endedOthers',
  exported: 'exported',
} as const;

export type DoneName = keyof typeof texts;

/** Shows once that a form in this section, or on the page before, has succeeded. */
export function Done({ of }: { of: readonly DoneName[] }) {
  const { account } = useMessages();
  const { done, doneKey } = useQuestions();
  const name = of.find((one) => one === done);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is something else that was done
  useEffect(() => {
    if (name) forgetDone();
  }, [name, doneKey]);
  if (!name) return null;
  return (
    <Alert kind="positive" isBoxed focusKey={doneKey}>
      {account[texts[name]]}
    </Alert>
  );
}

/**
 * Removes the message from the address, so that a reload does not show it again. The router keeps the old
 * address.
 */
function forgetDone(): void {
  const address = new URL(location.href);
  address.searchParams.delete('done');
  address.searchParams.delete('at');
  history.replaceState({ ...history.state, usr: null }, '', address);
}
