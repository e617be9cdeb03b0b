import type { PageWords, Payload } from '@praxiskit/pages';
import { useDrafts } from '@praxiskit/record-drafts/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { Link, ListDetail, PaneHead, useRovingFocus, useShortcuts } from '@praxiskit/ui-kit';
import { useGo } from '../frame/use-go.ts';
import { PageRecords } from '../lists/page-records.tsx';
import { useStaffTexts } from '../messages/use-staff-texts.ts';
import { ListRow } from '../publishing/list-row.tsx';
import type { StaffPageData } from '../staff-page.ts';
import { PageEditor } from './page-editor.tsx';
import { pageTextPath, pageTextsPath } from './paths.ts';
import { pagesBySlug } from './queries.ts';

interface PageTextsData extends StaffPageData {
  /** The texts that are written beside titles and bodies; none by default. */
  readonly pages?: readonly PageWords[];
}

/** The pages whose texts are records, and the open one in its editor. */
export function Component({ data: { id, pages } }: Payload<PageTextsData>) {
  return (
    <PageRecords view="pages" query={pagesBySlug}>
      {(records) => <Pages records={inOrder(records, pages)} id={id} words={pages ?? []} />}
    </PageRecords>
  );
}

interface PagesProps {
  records: readonly ModelRecord[];
  id: string | null;
  words: readonly PageWords[];
}

function Pages({ records, id, words }: PagesProps) {
  const { pages, shell } = useStaffTexts();
  const go = useGo();
  const drafts = useDrafts('pages');
  const back = () => go(pageTextsPath);
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
                    href={pageTextPath.replace(':id', String(record.get('id')))}
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
