import { Button, Link } from '@praxiskit/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { Protection } from '../form/protection.tsx';
import type { ProofForm } from '../form/use-proof-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { ProofFields, type ProofFieldsProps } from '../proof/proof-fields.tsx';
import { questionAddress } from '../question-address.ts';
import type { AccountData } from './data.ts';

/** Of `Question`. */
export interface QuestionProps {
  name: string;
  data: AccountData;
  form: ProofForm;
  /** What the button does. */
  submit: string;
  /** Only with scripts, for a passkey: something else is under way. */
  isBusy?: boolean;
  /** What is sent besides. */
  fields?: Readonly<Record<string, string>>;
  callbackUrl?: string;
  /** More of the proof: `field`, `onProved`, `texts`. */
  proof?: Partial<ProofFieldsProps>;
  /** What it is about, and fields. */
  children: ReactNode;
}

/** What is asked before something on the account page is done; it stands below its row. */
export function Question(props: QuestionProps) {
  const { name, data, form, submit, isBusy = false, fields = {}, proof } = props;
  const { account } = useMessages();
  const box = useRef<HTMLFormElement>(null);
  // Opened by a link that is elsewhere now: a reader goes on here.
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
