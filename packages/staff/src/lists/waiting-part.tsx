import { withLanguage } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import { Button, buttonClass, Link } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import { usePageTexts, useStaffTexts } from '../messages/use-staff-texts.ts';
import type { ServerList } from './use-server-list.ts';

export const headlineId = 'waiting-things';

/** After the last thing of a part was done: the part is gone. */
export const focusHeadline = () => document.getElementById(headlineId)?.focus();

export interface WaitingPartProps {
  /** The key of the page's texts. */
  page: string;
  list: ServerList;
  /** How many wait, as a sentence. */
  title: string;
  note?: string | undefined;
  /** A link to the page where all of them are. */
  more?: { readonly href: string; readonly text: string };
  /** Items of a list. */
  children: ReactNode;
}

/** What waits on one page, for the overview; nothing where nothing does. One that did not arrive says so, for itself. */
export function WaitingPart({ page, list, title, note, more, children }: WaitingPartProps) {
  const { overview, shell } = useStaffTexts();
  const name = usePageTexts(page).title;
  const { locale, explicitLocale } = useSite();
  if (list.isFailed) {
    return (
      <section className="pk-staff-part">
        <h2>{name}</h2>
        <p role="alert">{overview.partFailed}</p>
        <Button variant="secondary" onClick={() => void list.refresh()}>
          {shell.again}
        </Button>
      </section>
    );
  }
  if (list.records.length === 0) return null;
  return (
    <section className="pk-staff-part">
      <h2>{title}</h2>
      {note ? <p>{note}</p> : null}
      <ul>{children}</ul>
      {more ? (
        <Link
          href={withLanguage(more.href, explicitLocale ? locale : null)}
          variant="plain"
          className={buttonClass('secondary')}
        >
          {more.text}
        </Link>
      ) : null}
    </section>
  );
}
