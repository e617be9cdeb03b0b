import { Alert } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';
import { useQuestions } from './use-question.ts';

const texts = {
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

/** Says what has just been done in this section. */
export function Done({ of }: { of: readonly DoneName[] }) {
  const { account } = useMessages();
  const { done, doneKey } = useQuestions();
  const name = of.find((one) => one === done);
  if (!name) return null;
  return (
    <Alert kind="positive" isBoxed focusKey={doneKey}>
      {account[texts[name]]}
    </Alert>
  );
}
