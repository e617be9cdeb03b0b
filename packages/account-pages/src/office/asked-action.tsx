import { buttonClass, Link } from '@praxiskit/ui-kit';
import { useEffect, useRef } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { OfficeAction, type OfficeActionProps } from './action-form.tsx';
import { officeAddress } from './state.ts';

/** Of `AskedAction`. */
export interface AskedActionProps extends OfficeActionProps {
  /** Of the link that opens the question. */
  opener: string;
  /** What will happen. */
  text: string;
}

/** Something that is asked about before it is done; that it is open is in the address. */
export function AskedAction({ opener, text, ...action }: AskedActionProps) {
  const { office } = useMessages();
  const { data, name } = action;
  const { state } = data;
  const box = useRef<HTMLDivElement>(null);
  const isOpen = state.open === name;
  useEffect(() => {
    if (isOpen && !box.current?.contains(document.activeElement)) box.current?.focus();
  }, [isOpen]);
  if (!isOpen) {
    const href = `${officeAddress({ ...state, open: name, done: '' })}#${name}`;
    return (
      <Link href={href} variant="plain" className={buttonClass('secondary')}>
        {opener}
      </Link>
    );
  }
  return (
    <div ref={box} id={name} tabIndex={-1} className="pk-account-question">
      <p>{text}</p>
      <OfficeAction {...action} variant="primary" />
      <Link href={officeAddress({ ...state, open: '', done: '' })}>{office.notNow}</Link>
    </div>
  );
}
