import type { PageContent, PageWords, PayloadContext } from '@praxiskit/pages';
import type { StaffPage, StaffPageData } from './staff-page.ts';

type Context = Pick<PayloadContext<unknown>, 't' | 'today' | 'params'>;

/** Named by the texts of the page: `staffRooms.{name}.title`. */
const content = (name: string, { t, today, params }: Context): PageContent<StaffPageData> => ({
  title: t(`staffRooms.${name}.title`),
  description: t(`staffRooms.${name}.lead`),
  data: { today, id: params.id ?? null },
});

/** Route id → payload function, to be spread into a site's; that of the overview is the site's. */
export const staffPayloads = (pages: readonly StaffPage[]) =>
  Object.fromEntries(
    pages.flatMap(({ name, record }) =>
      [`staff-${name}`, ...(record ? [record.id] : [])].map((id) => [
        id,
        async (context: Context) => content(name, context),
      ]),
    ),
  );

/** Texts of a site's pages, where their addresses are records. */
type WordsReader<Data> = (data: Data) => Promise<readonly PageWords[]>;

/** In place of two of them where staff write single texts, too: the page of texts with the site's words. */
export function pagePayloads<Data>(words: readonly PageWords[] | WordsReader<Data>) {
  const read = async (context: Context & { data: Data }) => {
    const pages = typeof words === 'function' ? await words(context.data) : words;
    const { data, ...named } = content('pages', context);
    return { ...named, data: { ...data, pages } };
  };
  return { 'staff-pages': read, 'staff-page': read };
}
