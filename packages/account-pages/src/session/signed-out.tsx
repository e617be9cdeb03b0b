import { Button, buttonClass, Dialog } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { useInLanguage } from '../use-in-language.ts';

/** The session has ended, and unsaved edits are on this page only: says how they can still be saved. */
export function SignedOut() {
  const { session, common } = useMessages();
  const [isOpen, setIsOpen] = useState(true);
  const inLanguage = useInLanguage();
  const close = () => setIsOpen(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={session.outTitle}
      actions={
        <>
          <a
            href={inLanguage(accountPaths.signIn)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('primary')}
            onClick={close}
          >
            {common.signIn}
          </a>
          <Button variant="secondary" onClick={close}>
            {session.outCopy}
          </Button>
        </>
      }
    >
      <p>{session.outText}</p>
    </Dialog>
  );
}
