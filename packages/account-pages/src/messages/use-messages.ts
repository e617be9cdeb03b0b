import { usePack } from '@praxiskit/pages/react';
import type { AccountPagesMessages } from './messages.ts';

/**
 * The site's texts for the account pages.
 *
 * @throws Error if the site's messages lack `accountPages`
 */
export function useMessages(): AccountPagesMessages {
  const messages = usePack<AccountPagesMessages | undefined>('accountPages');
  if (!messages) throw new Error('The messages of the site lack accountPages');
  return messages;
}
