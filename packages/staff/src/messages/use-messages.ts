import { usePack } from '@praxiskit/pages/react';
import type { StaffMessages } from './messages.ts';

/**
 * The site's texts for the staff's rooms.
 *
 * @throws Error where the site's messages lack `staffRooms`
 */
export function useMessages(): StaffMessages {
  const messages = usePack<StaffMessages | undefined>('staffRooms');
  if (!messages) throw new Error('The messages of the site lack staffRooms');
  return messages;
}
