import { type ReactNode, useId } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { type SectionName, useSectionNumber } from './sections.ts';

export interface AccountSectionProps {
  name: SectionName;
  /** Below the title, on the left: whether the section is saved. */
  state?: ReactNode;
  /** On the right: hints. */
  note?: ReactNode;
  children: ReactNode;
}

/**
 * One section of the account page. A site styles its strip with `.pk-account-section[data-section='…']
 * .pk-account-strip`.
 */
export function AccountSection({ name, state, note, children }: AccountSectionProps) {
  const titleId = useId();
  const title = useSectionTitles()[name];
  const number = useSectionNumber(name);
  return (
    <section
      id={name}
      data-section={name}
      className="pk-account-section"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className="pk-account-strip" aria-hidden="true">
        <span>{number}</span>
      </div>
      <div className="pk-account-section-head">
        <h2 id={titleId}>{title}</h2>
        {state}
      </div>
      <div className="pk-account-section-main">{children}</div>
      {note ? <div className="pk-account-section-note">{note}</div> : null}
    </section>
  );
}

export function useSectionTitles(): Record<SectionName, string> {
  const { account } = useMessages();
  const { details, devices, deletion } = account;
  return { details, 'sign-in': account.signIn, devices, export: account.export, deletion };
}
