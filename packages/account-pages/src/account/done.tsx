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

/** What the account page can say of something that was done. */
export type DoneName = keyof typeof texts;

/** Says once what has just been done, in this section or on the way to this page. */
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

/** A page that is loaded again does not say it again. The router still knows the address as it was. */
function forgetDone(): void {
  const address = new URL(location.href);
  address.searchParams.delete('done');
  address.searchParams.delete('at');
  history.replaceState({ ...history.state, usr: null }, '', address);
}
