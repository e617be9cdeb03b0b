import { Field, Input } from '@praxiskit/ui-kit';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useRef, useState } from 'react';
import { codesIn, useShowCodes } from '../codes/use-show-codes.ts';
import { failureOf } from '../form/failure.ts';
import { useAccountClient } from '../form/use-account-client.ts';
import { useMessages } from '../messages/use-messages.ts';
import { createPasskey } from '../passkey/create-passkey.ts';
import { useProofForm } from '../proof/use-proof-form.ts';
import type { AccountData } from './data.ts';
import { Question } from './question.tsx';
import { useQuestions } from './use-question.ts';

/** A form for a new passkey with a name; shows recovery codes if it is the first factor. */
export function AddPasskey({ data }: { data: AccountData }) {
  const { account } = useMessages();
  const client = useAccountClient();
  const { finish } = useQuestions();
  const showCodes = useShowCodes();
  const [isBusy, setIsBusy] = useState(false);
  const named = useRef('');
  const name = 'add-passkey';
  const form = useProofForm({
    page: data,
    name,
    path: 'passkey/new',
    validate(fields) {
      named.current = String(fields.get('name') ?? '').trim();
      return named.current === ''
        ? [{ fieldId: 'passkey-name', message: account.passkeyNameMissing }]
        : [];
    },
    onDone(answer): undefined {
      void add(answer.data.options as PublicKeyCredentialCreationOptionsJSON);
    },
  });

  async function add(options: PublicKeyCredentialCreationOptionsJSON): Promise<unknown> {
    setIsBusy(true);
    const { credential, reason } = await createPasskey(options);
    if (credential === null) {
      form.fail({ reason, waitS: null, at: Date.now(), isTypedKept: true });
    } else {
      const fields = { credential, name: named.current };
      const added = await client().request('passkey/add', fields);
      if (added.error) form.fail(failureOf(added.error));
      else if (codesIn(added.data).length > 0) return showCodes(added.data);
      else return finish('passkey-added');
    }
    return setIsBusy(false);
  }

  return (
    <Question
      name={name}
      data={data}
      form={form}
      isBusy={isBusy}
      submit={account.add}
      proof={{
        texts: {
          PasskeyCancelled: [account.passkeyNotAdded],
          PasskeyKnown: [account.passkeyKnown],
        },
      }}
    >
      <p>{account.passkeyAddText}</p>
      <Field
        id="passkey-name"
        label={account.passkeyName}
        help={account.passkeyNameHelp}
        error={form.errorOf('passkey-name')}
      >
        <Input name="name" autoComplete="off" maxLength={160} autoFocus />
      </Field>
    </Question>
  );
}
