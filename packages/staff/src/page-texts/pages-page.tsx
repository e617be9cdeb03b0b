import type { PageWords, Payload } from '@praxiskit/pages';
import { useDrafts } from '@praxiskit/record-drafts/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { Link, ListDetail, PaneHead, useRovingFocus, useShortcuts } from '@praxiskit/ui-kit';
import { pagesBySlug } from '../lists/queries.ts';
import { useMessages } from '../messages/use-messages.ts';
import { staffPaths } from '../paths.ts';
import { ListRow } from '../publishing/list-row.tsx';
import type { RoomData } from '../room-data.ts';
import { RoomRecords } from '../shell/room-records.tsx';
import { useGo } from '../shell/use-go.ts';
import { PageEditor } from './page-editor.tsx';

/** The pages whose texts are records, and the open one in its editor. */
export function Component({ data: { id, pages } }: Payload<RoomData>) {
  return (
    <RoomRecords view="pages" query={pagesBySlug}>
      {(records) => <Pages records={inOrder(records, pages)} id={id} words={pages ?? []} />}
    </RoomRecords>
  );
}

interface PagesProps {
  records: readonly ModelRecord[];
  id: string | null;
  words: readonly PageWords[];
}

function Pages({ records, id, words }: PagesProps) {
  const { pages, shell } = useMessages();
  const go = useGo();
  const drafts = useDrafts('pages');
  const back = () => go(staffPaths.pages);
  const open = records.find((record) => record.get('id') === id);
  const roving = useRovingFocus({
    keys: records.map(({ key }) => key),
    selected: open?.key ?? null,
  });
  useShortcuts([
    { keys: 'j', label: shell.browse, isShown: true, repeats: true, run: () => roving.move(1) },
    { keys: 'k', label: shell.browse, isShown: true, repeats: true, run: () => roving.move(-1) },
    ...(id === null ? [] : [{ keys: 'Escape', label: shell.back, run: back }]),
  ]);
  return (
    <ListDetail
      listWidth="narrow"
      isDetailOpen={id !== null}
      list={
        <>
          <PaneHead level={id === null ? 1 : 2} title={pages.title} aside={records.length} />
          <nav aria-label={pages.title} {...roving.listProps}>
            <ul>
              {records.map((record) => (
                <li key={record.key}>
                  <Link
                    href={staffPaths.page.replace(':id', String(record.get('id')))}
                    variant="plain"
                    className="pk-staff-row"
                    aria-current={record === open ? 'page' : undefined}
                    {...roving.itemProps(record.key)}
                  >
                    <ListRow
                      record={record}
                      draft={drafts.get(String(record.get('id')))}
                      column="title"
                      about={record.get('slug') === 'home' ? pages.home : addressOf(record, words)}
                    />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </>
      }
      detail={
        open ? (
          <PageEditor
            key={open.key}
            record={open}
            words={words.find(({ slug }) => slug === open.get('slug'))}
            onBack={back}
          />
        ) : (
          <p className="pk-staff-text">{id === null ? pages.choose : pages.gone}</p>
        )
      }
    />
  );
}

/** As the site names them, the home page first; then the others by their addresses. */
function inOrder(records: readonly ModelRecord[], words: readonly PageWords[] = []) {
  const place = (record: ModelRecord) => {
    const at = words.findIndex(({ slug }) => slug === record.get('slug'));
    return at < 0 ? words.length : at;
  };
  return records.toSorted((a, b) => place(a) - place(b));
}

/** Nothing for what is no page of its own. */
function addressOf(record: ModelRecord, words: readonly PageWords[]): string | null {
  const slug = String(record.get('slug') ?? '');
  const own = words.find((page) => page.slug === slug);
  return own && own.address !== `/${slug}` ? null : `/${slug}`;
}
