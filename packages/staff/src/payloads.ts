import type { PageContent, PageWords, PayloadContext } from '@praxiskit/pages';
import type { RecordReader } from '@praxiskit/record-model';
import { offeredByDepth, type PlacedTreatment, treatmentPath } from '@praxiskit/treatments';
import { onTreatments } from './paths.ts';
import type { RoomData } from './room-data.ts';
import { staffRoutes } from './routes.ts';

type Treatment = PlacedTreatment & { slug: string };
type Context = Pick<
  PayloadContext<Pick<RecordReader<{ treatments: Treatment }>, 'list'>>,
  't' | 'today' | 'params' | 'data'
>;

/** Names a room by the package's texts: `staffRooms.{room}.title`. */
const named =
  (room: string, pages: readonly PageWords[] = []) =>
  async ({ t, today, params, data }: Context): Promise<PageContent<RoomData>> => ({
    title: t(`staffRooms.${room}.title`),
    description: t(`staffRooms.${room}.lead`),
    data: {
      today,
      id: params.id ?? null,
      ...(pages.length > 0 ? { pages: await withAddresses(pages, data) } : {}),
    },
  });

/** Texts of every treatment's page are looked at on the first one that is offered; without one, on none. */
async function withAddresses(
  pages: readonly PageWords[],
  data: Context['data'],
): Promise<PageWords[]> {
  const [first] = offeredByDepth(await data.list('treatments', { sort: 'position', limit: 'all' }));
  const address = first ? treatmentPath(first) : null;
  return pages.map((page) => (page.address === onTreatments ? { ...page, address } : page));
}

const rooms: Readonly<Record<string, string>> = {
  'staff-treatment': 'treatments',
  'staff-page': 'pages',
};

/** Route id → payload function, to be spread into a site's; of the page of what waits it is the site's. */
export const staffPayloads = Object.fromEntries(
  staffRoutes()
    .filter(({ id }) => id !== 'staff')
    .map(({ id }) => [id, named(rooms[id] ?? id.replace('staff-', ''))]),
);

/** In their place where staff write single texts, too: the room of the pages with the site's words. */
export const pagePayloads = (pages: readonly PageWords[]) => ({
  'staff-pages': named('pages', pages),
  'staff-page': named('pages', pages),
});
