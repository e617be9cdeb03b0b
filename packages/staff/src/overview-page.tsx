import { RecordClientProvider } from '@praxiskit/record-model/react';
import { Button } from '@praxiskit/ui-kit';
import type { ComponentType } from 'react';
import { useStaff } from './frame/staff-context.tsx';
import { useWaitingCounts } from './frame/use-waiting-counts.ts';
import { headlineId } from './lists/waiting-part.tsx';
import { counted } from './messages/counted.ts';
import { useStaffTexts } from './messages/use-staff-texts.ts';
import type { OverviewPart } from './staff-page.ts';

/** The page of what waits: how much it is, a part of each page that names some records, then the site's own. */
export function createOverview(
  parts: readonly { readonly Waiting: ComponentType }[],
  Own?: OverviewPart,
) {
  return function Overview(payload: object) {
    return (
      <div className="pk-staff-overview">
        <Headline />
        <Parts parts={parts} />
        {Own ? <Own {...payload} /> : null}
      </div>
    );
  };
}

/** How many records wait on all pages, once each of them is counted. */
function Headline() {
  const { overview } = useStaffTexts();
  const { pages } = useStaff();
  const counts = useWaitingCounts();
  const all = pages.flatMap(({ name, waiting }) => (waiting ? [counts[name]] : []));
  const known = all.filter((count) => count !== undefined);
  const total = known.reduce((sum, count) => sum + count, 0);
  const isCounted = all.length > 0 && known.length === all.length;
  const none = total === 0 ? overview.none : counted(total, overview.waiting);
  return (
    // What was answered on this page is gone, and with it the focus.
    <h1 id={headlineId} tabIndex={-1} className="pk-staff-big">
      {isCounted ? none : overview.title}
    </h1>
  );
}

function Parts({ parts }: { parts: readonly { readonly Waiting: ComponentType }[] }) {
  const { shell } = useStaffTexts();
  const { loaded } = useStaff();
  if (parts.length === 0) return null;
  if (loaded.status === 'ready') {
    return (
      <RecordClientProvider client={loaded.client}>
        {parts.map(({ Waiting }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are the same for the life of a site.
          <Waiting key={index} />
        ))}
      </RecordClientProvider>
    );
  }
  const isFailed = loaded.status === 'failed';
  return (
    <>
      <p role={isFailed ? 'alert' : 'status'} className="pk-staff-quiet">
        {isFailed ? shell.failed : shell.loading}
      </p>
      {isFailed ? <Button onClick={() => location.reload()}>{shell.again}</Button> : null}
      <noscript>{shell.withoutScripts}</noscript>
    </>
  );
}
