import { useMayLeave, useServices, useText } from '@praxiskit/pages/react';
import { useCallback } from 'react';

/** Saves unsaved edits, then signs out; shows a message if that fails. */
export function useSignOut(): () => Promise<void> {
  const t = useText();
  const services = useServices();
  const mayLeave = useMayLeave();
  return useCallback(async () => {
    const { auth, toasts } = services();
    if (!(await mayLeave()) || (await auth.logout()).ok) return;
    // It matters on a shared device: the message stays until it is read.
    toasts.show({ kind: 'danger', text: t('nav.signOutFailed'), timeout: null });
  }, [t, services, mayLeave]);
}
