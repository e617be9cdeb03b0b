import type { PageWords, Payload } from '@praxiskit/pages';
import { useDrafts } from '@praxiskit/record-form/drafts';
import type { ModelRecord } from '@praxiskit/record-model/client';
import type { StaffPageData } from '@praxiskit/staff';
import { ListDetailPage, PageRecords, RecordRows, useListDetail } from '@praxiskit/staff/react';
import { usePagesTexts } from '../use-texts.ts';
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
  const pages = usePagesTexts();
  const drafts = useDrafts('pages');
  const page = useListDetail(records, {
    address: { id, list: pageTextsPath, record: pageTextPath },
  });
  return (
    <ListDetailPage
      listWidth="narrow"
      page={page}
      texts={pages}
      rows={records}
      aside={records.length}
      list={(keys) => (
        <nav aria-label={pages.title} {...keys.listProps}>
          <RecordRows
            records={records}
            drafts={drafts}
            open={page.shown}
            keys={keys}
            column="title"
            href={(one) => pageTextPath.replace(':id', one)}
            about={(record) =>
              record.get('slug') === 'home' ? pages.home : addressOf(record, words)
            }
          />
        </nav>
      )}
      detail={(record) => (
        <PageEditor
          key={record.key}
          record={record}
          words={words.find(({ slug }) => slug === record.get('slug'))}
          {...page.editor}
        />
      )}
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
