import type { ModelRecord } from '@praxiskit/record-model/client';
import type { ReactNode } from 'react';
import { usePriceTexts, useTreatmentTexts } from '../use-texts.ts';
import type { PriceGroup } from './price-columns.ts';

export interface PriceTableProps {
  groups: readonly PriceGroup[];
  row: (price: ModelRecord) => ReactNode;
}

/** Every layer is a body of its own, with its color down its side. */
export function PriceTable({ groups, row }: PriceTableProps) {
  const prices = usePriceTexts();
  const treatments = useTreatmentTexts();
  return (
    <table className="pk-staff-table">
      <caption className="sr-only">{prices.title}</caption>
      <thead>
        <tr>
          <th scope="col">{prices.service}</th>
          <th scope="col" className="pk-staff-price-note">
            {prices.note}
          </th>
          <td />
          <th scope="col" className="pk-staff-price-amount">
            {prices.amount}
          </th>
          <th scope="col" className="pk-staff-price-state">
            {prices.state}
          </th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.layer ?? ''} data-strip={group.layer ?? undefined}>
          <tr>
            <th scope="rowgroup" colSpan={5} className="pk-staff-group">
              {group.layer ? treatments.layers[group.layer] : prices.none}
            </th>
          </tr>
          {group.prices.map(row)}
        </tbody>
      ))}
    </table>
  );
}
