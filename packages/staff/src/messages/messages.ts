import { concerns } from './concerns.ts';
import { editor } from './editor.ts';
import { overview } from './overview.ts';
import { pages } from './pages.ts';
import { practice } from './practice.ts';
import { prices } from './prices.ts';
import { requests } from './requests.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { treatments } from './treatments.ts';

/** One module a room, so that both languages of a text stand beside each other. */
const rooms = {
  concerns,
  editor,
  overview,
  pages,
  practice,
  prices,
  requests,
  search,
  shell,
  treatments,
};
type Rooms = typeof rooms;

/** The texts of the staff's rooms, by room. `{…}` are places for values. */
export type StaffMessages = { [Room in keyof Rooms]: Rooms[Room]['de'] };

const packOf = (locale: 'de' | 'en') =>
  Object.fromEntries(
    Object.entries(rooms).map(([room, both]) => [room, both[locale]]),
  ) as StaffMessages;

/** In a site's own messages they are `staffRooms`, where they can be changed. */
export const staffMessages: Record<'de' | 'en', StaffMessages> = {
  de: packOf('de'),
  en: packOf('en'),
};
