import { usePack } from '@praxiskit/pages/react';
import type { StaffPageTexts } from '../staff-page.ts';
import type { StaffMessages } from './messages.ts';

type Texts = StaffMessages & Readonly<Record<string, StaffPageTexts | undefined>>;

/**
 * The site's texts of the frame, and of what editors share.
 *
 * @throws Error where the site's messages lack `staffRooms`
 */
export function useStaffTexts(): StaffMessages {
  const messages = usePack<StaffMessages | undefined>('staffRooms');
  if (!messages) throw new Error('The messages of the site lack staffRooms');
  return messages;
}

/**
 * The site's texts of one page, as its subject has written them.
 *
 * @throws Error where the site's messages lack them
 */
export function usePageTexts<Own extends StaffPageTexts>(name: string): Own {
  return useAllPageTexts()(name) as Own;
}

/** The texts of each page, by its name. */
export function useAllPageTexts(): (name: string) => StaffPageTexts {
  const texts = useStaffTexts() as unknown as Texts;
  return (name) => {
    const own = texts[name];
    if (!own) throw new Error(`The messages of the site lack staffRooms.${name}`);
    return own;
  };
}
