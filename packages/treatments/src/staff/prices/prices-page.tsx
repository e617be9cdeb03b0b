import { dayIn } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { useDrafts } from '@praxiskit/record-form/drafts';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import {
  counted,
  createRecord,
  focusRow,
  ListDetailPage,
  PageRecords,
  useListDetail,
  useListFilter,
  useRemove,
} from '@praxiskit/staff/react';
import { useMemo, useState } from 'react';
import { pricesInOrder, treatmentsByDepth } from '../queries.ts';
import { usePriceTexts } from '../use-texts.ts';
import { groupPrices, labelOf } from './price-columns.ts';
import { PriceDetail } from './price-detail.tsx';
import { PriceExport } from './price-export.tsx';
import { PriceRow } from './price-row.tsx';
import { PriceTable } from './price-table.tsx';
import { WaitingPrices } from './waiting-prices.tsx';

/** The lines of the price page, by layer. */
export function Component() {
  return (
    <PageRecords view="treatments" query={treatmentsByDepth}>
      {(treatments) => (
        <PageRecords view="prices" query={pricesInOrder}>
          {(prices) => <Prices prices={prices} treatments={treatments} />}
        </PageRecords>
      )}
    </PageRecords>
  );
}

interface PricesProps {
  prices: readonly ModelRecord[];
  treatments: readonly ModelRecord[];
}

/** What gets the focus in a row in place of its amount. */
const focused = '.pk-staff-price-name';

function Prices({ prices, treatments }: PricesProps) {
  const texts = usePriceTexts();
  const { locale } = useSite();
  const client = useRecordClient();
  const drafts = useDrafts('prices');
  const draftOf = (price: ModelRecord) => drafts.get(String(price.get('id')));
  const [fresh, setFresh] = useState<ModelRecord | null>(null);
  const isKept = fresh === null || fresh.isDeleted || prices.includes(fresh);
  const filter = useListFilter(prices, 'label');
  const withFresh = (records: readonly ModelRecord[]) => (isKept ? records : [...records, fresh]);
  const groups = groupPrices(withFresh(filter.shown), treatments);
  const rows = groups.flatMap((group) => group.prices);
  const whole = useMemo(() => groupPrices(prices, treatments), [prices, treatments]);
  const inOrder = useMemo(() => whole.flatMap((group) => group.prices), [whole]);
  const page = useListDetail(withFresh(prices), { filter, followsFocus: true });
  const remove = useRemove(page, {
    rows,
    drafts,
    texts,
    focused,
    nameOf: (price) => labelOf(price, locale) || texts.fresh,
  });

  function start(values: object): ModelRecord {
    filter.clear();
    const price = createRecord(client, 'prices', values);
    setFresh(price);
    page.open(price);
    return price;
  }

  function follow(values: object) {
    const price = start(values);
    void price.flush();
    focusRow(price);
  }

  function add() {
    const last = Math.max(0, ...prices.map((price) => Number(price.get('position') ?? 0)));
    const price = start({
      position: last + 1,
      is_from: true,
      valid_from: dayIn(Date.now()),
      treatment_id: page.shown?.get('treatment_id') ?? null,
    });
    // Its field is there with the next rendering.
    requestAnimationFrame(() => {
      const first = `[id="${price.view.name}-${price.key}-label_de"]`;
      document.querySelector<HTMLElement>(first)?.focus();
    });
  }

  const layerOf = (price: ModelRecord) =>
    groups.find((group) => group.prices.includes(price))?.layer ?? null;
  return (
    <ListDetailPage
      listWidth="half"
      page={page}
      texts={texts}
      rows={rows}
      aside={counted(prices.length, texts.count)}
      actions={<PriceExport groups={whole} draftOf={draftOf} />}
      onAdd={add}
      lead={
        <WaitingPrices
          prices={inOrder}
          onOpen={page.reveal}
          onFocusLost={() => {
            const near = rows.find((price) => price === page.shown) ?? rows[0];
            if (near) focusRow(near, focused);
          }}
        />
      }
      filter={filter}
      list={(keys) => (
        <div className="pk-staff-prices" {...keys.listProps}>
          <PriceTable
            groups={groups}
            row={(price) => (
              <PriceRow
                key={price.key}
                price={price}
                isSelected={price === page.shown}
                draft={draftOf(price)}
                tabIndex={keys.rowProps(price).tabIndex}
                onOpen={page.open}
              />
            )}
          />
        </div>
      )}
      detail={(price, level) => (
        <PriceDetail
          key={price.key}
          record={price}
          layer={layerOf(price)}
          level={level}
          onRemove={() => void remove(price)}
          onFollow={follow}
          {...page.editor}
        />
      )}
    />
  );
}
