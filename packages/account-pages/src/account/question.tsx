import { Button, Link } from '@praxiskit/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { Protection } from '../form/protection.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { ProofFields, type ProofFieldsProps } from '../proof/proof-fields.tsx';
import type { ProofForm } from '../proof/use-proof-form.ts';
import { questionAddress } from '../question-address.ts';
import type { AccountData } from './data.ts';

export interface QuestionProps {
  name: string;
  data: AccountData;
  form: ProofForm;
  submit: string;
  /** Only for a passkey, with scripts: another action is in progress. */
  isBusy?: boolean;
  fields?: Readonly<Record<string, string>>;
  callbackUrl?: string;
  /** Further props of the proof: `field`, `onProved`, `texts`. */
  proof?: Partial<ProofFieldsProps>;
  children: ReactNode;
}

/** The question before an action on the account page; it opens below its row. */
export function Question(props: QuestionProps) {
  const { name, data, form, submit, isBusy = false, fields = {}, proof } = props;
  const { account } = useMessages();
  const box = useRef<HTMLFormElement>(null);
  // The link that opened the question is elsewhere: move the focus here.
  useEffect(() => {
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
  }, []);
  return (
    <form {...form.props} ref={box} id={name} tabIndex={-1} className="pk-account-question">
      {props.children}
      <Protection
        csrfToken={data.csrfToken}
        callbackUrl={props.callbackUrl ?? questionAddress(name)}
      />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <ProofFields form={form} factors={data.factors} {...proof} />
      <div className="pk-account-actions">
        <Button type="submit" isBusy={isBusy || form.busyPath !== null}>
          {submit}
        </Button>
        <Link href={accountPaths.account}>{account.notNow}</Link>
      </div>
    </form>
  );
}
