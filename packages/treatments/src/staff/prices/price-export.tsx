import { dayIn, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useStaffTexts } from '@praxiskit/staff/react';
import { Button } from '@praxiskit/ui-kit';
import { usePriceTexts, useTreatmentTexts } from '../use-texts.ts';
import { isPublished, type PriceGroup, waitingOf } from './price-columns.ts';
import { csvCells, csvHead, csvOf } from './price-csv.ts';

export interface PriceExportProps {
  groups: readonly PriceGroup[];
  draftOf: (price: ModelRecord) => ModelRecord | undefined;
}

/** The list as it is here, drafts with it, as a file for a spreadsheet. */
export function PriceExport({ groups, draftOf }: PriceExportProps) {
  const prices = usePriceTexts();
  const treatments = useTreatmentTexts();
  const { editor } = useStaffTexts();
  const { locale } = useSite();
  function save() {
    const all = groups.flatMap((group) => group.prices);
    const head = [prices.layer, ...all.slice(0, 1).flatMap(csvHead), prices.state];
    const drafts = new Map(waitingOf(all, draftOf).map(({ price, draft }) => [price, draft]));
    const rowOf = (price: ModelRecord, layer: string) => {
      const draft = drafts.get(price);
      const state = isPublished(price) ? (draft ? 'draft' : 'published') : 'new';
      return [layer, ...csvCells(draft ?? price, prices.from, locale), editor.states[state]];
    };
    const rows = groups.flatMap(({ layer, prices: some }) =>
      some.map((price) => rowOf(price, layer ? treatments.layers[layer] : '')),
    );
    download(
      new Blob([csvOf([head, ...rows], locale)], { type: 'text/csv' }),
      fill(prices.csvFile, { day: dayIn(Date.now()) }),
    );
  }
  return (
    <Button variant="quiet" aria-label={prices.csvOf} onClick={save}>
      {prices.csv}
    </Button>
  );
}

function download(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Some browsers read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
