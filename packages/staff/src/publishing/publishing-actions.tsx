import type { ModelRecord } from '@praxiskit/record-model/client';
import { Button, buttonClass, Link, useShortcuts } from '@praxiskit/ui-kit';
import type { MouseEvent, ReactNode } from 'react';
import { counted } from '../messages/counted.ts';
import { useStaffTexts } from '../messages/use-staff-texts.ts';
import type { Editing } from './editing.ts';
import { focusMissing, MissingCount } from './missing-parts.tsx';

export interface PublishingActionsProps {
  editing: Pick<Editing, 'held' | 'edited' | 'previews' | 'publish' | 'discard'>;
  /** How the toast calls what was published. */
  name: string;
  /** Where the public page is; none by default. */
  address?: string | null;
  /** How many parts visitors would miss; as long as there are any, publishing leads to them. */
  missing?: number;
}

/** In a pane's head: how far a text is from what is published, a look at the page, and the way there or back. */
export function PublishingActions(props: PublishingActionsProps) {
  const { editing, name, address = null, missing = 0 } = props;
  const { editor } = useStaffTexts();
  const { held, edited, previews, discard } = editing;
  const publish = missing > 0 ? focusMissing : () => editing.publish(name);
  const { changed, state, isBusy } = held;
  const isPublic = state === 'published';
  useShortcuts(
    isPublic
      ? []
      : [
          {
            keys: 'Control+Enter',
            label: editor.publish,
            isShown: true,
            run() {
              // A question over the page waits for its answer first.
              if (document.querySelector('dialog:modal') === null) publish();
            },
          },
        ],
  );
  return (
    <>
      <span className="pk-staff-publishing" role="status">
        {isPublic ? (
          editor.states.published
        ) : (
          <>
            <strong>{editor.states[state]}</strong>
            {changed.length > 0 ? `, ${counted(changed.length, editor.changed)}` : null}
          </>
        )}
      </span>
      {isPublic && address ? <Look href={address}>{editor.view}</Look> : null}
      {previews ? (
        <span className="pk-staff-previews">
          <Look href={previews.de} of={edited}>
            {editor.preview} DE
          </Look>
          <Look href={previews.en} of={edited}>
            <span className="sr-only">{editor.preview} </span>EN
          </Look>
        </span>
      ) : null}
      {isPublic ? null : (
        <>
          <MissingCount count={missing} />
          <Button variant="quiet" onClick={discard}>
            {editor.discard}
          </Button>
          <Button isBusy={isBusy} onClick={publish}>
            {editor.publish}
          </Button>
        </>
      )}
    </>
  );
}

interface LookProps {
  href: string;
  /** The record that the page shows: unsaved input is saved first. */
  of?: ModelRecord | null;
  children: ReactNode;
}

/** A page in a tab of its own: the work stays where it is. */
function Look({ href, of = null, children }: LookProps) {
  const look = (event: MouseEvent) => {
    if (!of?.isChanged) return;
    event.preventDefault();
    // With the press: at a later moment a browser would not let it open.
    const tab = window.open('', '_blank');
    const show = () => tab?.location.replace(new URL(href, location.href));
    void of.flush().then(show, show);
  };
  return (
    <Link
      href={href}
      variant="plain"
      className={buttonClass('quiet')}
      target="_blank"
      onClick={look}
    >
      {children}
    </Link>
  );
}
