import type { ReactNode } from 'react';
import { useUiKitTexts } from '../text/provider.tsx';
import { formatPrice } from './format-price.ts';

export interface PriceItem {
  /** Unique in its group. */
  id: string;
  label: ReactNode;
  note?: ReactNode;
  /** Euros as a decimal, '159.00'. Without an amount, `text` is shown, or 'included'. */
  amount?: string | number | null;
  /** Whether the amount is the least of several: 'from'. */
  isFrom?: boolean;
  text?: ReactNode;
}

/** Prices under one heading. */
export interface PriceGroup {
  /** The id of its section in the page. */
  id: string;
  title: ReactNode;
  note?: ReactNode;
  items: readonly PriceItem[];
}

export interface PriceTableProps {
  groups: readonly PriceGroup[];
  /** Level of the groups' titles; 2 by default. */
  headingLevel?: 2 | 3;
}

/** Prices by group: names left, dotted leaders, prices aligned on the right. Prints as it is. */
export function PriceTable({ groups, headingLevel = 2 }: PriceTableProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-18">
      {groups.map((group) => (
        <section
          key={group.id}
          id={group.id}
          aria-labelledby={`${group.id}-title`}
          className="break-inside-avoid-page"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-3">
            <Heading id={`${group.id}-title`} className="text-title font-light">
              {group.title}
            </Heading>
            {group.note ? <p className="text-small text-quiet">{group.note}</p> : null}
          </div>
          <dl className="pt-3">
            {group.items.map((item) => (
              <PriceRow key={item.id} item={item} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function PriceRow({ item }: { item: PriceItem }) {
  const { locale, messages } = useUiKitTexts();
  const hasAmount = item.amount !== undefined && item.amount !== null;
  return (
    <div className="flex items-baseline-last gap-3 py-2">
      <dt className="flex min-w-0 grow items-baseline-last gap-3">
        <span className="min-w-0 wrap-anywhere">
          {item.label}
          {item.note ? (
            <span className="ml-3 text-small text-quiet max-sm:ml-0 max-sm:block">{item.note}</span>
          ) : null}
        </span>
        <span aria-hidden="true" className="leader max-[24rem]:hidden" />
      </dt>
      <dd className="flex shrink-0 justify-end whitespace-nowrap">
        {hasAmount ? (
          <>
            {item.isFrom ? <span>{messages.priceFrom}&nbsp;</span> : null}
            <span className="min-w-[3.4em] text-right">
              {formatPrice(item.amount ?? '', locale)}
            </span>
          </>
        ) : (
          (item.text ?? messages.priceIncluded)
        )}
      </dd>
    </div>
  );
}
