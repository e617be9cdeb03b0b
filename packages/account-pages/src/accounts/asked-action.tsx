import { buttonClass, Link } from '@praxiskit/ui-kit';
import { useEffect, useRef } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { AdminAction, type AdminActionProps } from './action-form.tsx';
import { accountsAddress } from './state.ts';

export interface AskedActionProps extends AdminActionProps {
  opener: string;
  text: string;
}

/** An action with a question before it. Whether the question is open is in the address. */
export function AskedAction({ opener, text, ...action }: AskedActionProps) {
  const { accounts } = useMessages();
  const { data, name } = action;
  const { state } = data;
  const box = useRef<HTMLDivElement>(null);
  const isOpen = state.open === name;
  useEffect(() => {
    if (isOpen && !box.current?.contains(document.activeElement)) box.current?.focus();
  }, [isOpen]);
  if (!isOpen) {
    const href = `${accountsAddress({ ...state, open: name, done: '' })}#${name}`;
    return (
      <Link href={href} variant="plain" className={buttonClass('secondary')}>
        {opener}
      </Link>
    );
  }
  return (
    <div ref={box} id={name} tabIndex={-1} className="pk-account-question">
      <p>{text}</p>
      <AdminAction {...action} variant="primary" />
      <Link href={accountsAddress({ ...state, open: '', done: '' })}>{accounts.notNow}</Link>
    </div>
  );
}
