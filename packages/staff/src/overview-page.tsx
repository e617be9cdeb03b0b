import type { ComponentType } from 'react';
import { useStaffTexts } from './messages/use-staff-texts.ts';
import type { OverviewPart } from './staff-page.ts';

/** The page of what waits: a part of each page that names some records, the first with the headline; then the site's own. */
export function createOverview(
  parts: readonly { readonly Waiting: ComponentType }[],
  Own?: OverviewPart,
) {
  return function Overview(payload: object) {
    const { overview } = useStaffTexts();
    return (
      <div className="pk-staff-overview">
        {parts.length === 0 ? <h1 className="pk-staff-big">{overview.title}</h1> : null}
        {parts.map(({ Waiting }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are the same for the life of a site.
          <Waiting key={index} />
        ))}
        {Own ? <Own {...payload} /> : null}
      </div>
    );
  };
}
