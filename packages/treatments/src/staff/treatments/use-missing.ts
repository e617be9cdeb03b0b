import { dayIn } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { fieldId, useWholeList } from '@praxiskit/record-model/react';
import { type Editing, type MissingPart, useStaffTexts } from '@praxiskit/staff/react';
import { missingParts } from '../../missing/missing-parts.ts';
import { paths } from '../paths.ts';
import { useTreatmentTexts } from '../use-texts.ts';

type Row = Readonly<Record<string, unknown>>;

const publicPrices = { filter: { draft_of_id: null, published_at: { $ne: null } } };

/** The missing parts of a treatment, counted as the server does; none where no change waits. */
export function useMissing(
  record: ModelRecord,
  { edited, held, checking: { published } }: Pick<Editing, 'edited' | 'held' | 'checking'>,
): readonly MissingPart[] {
  const { editor } = useStaffTexts();
  const texts = useTreatmentTexts();
  const { records: prices, status } = useWholeList('prices', publicPrices);
  if (held.state === 'published') return [];
  const { id } = record.base() as Row;
  const today = dayIn(Date.now());
  const isPriced = prices.some((price) => {
    const { treatment_id, valid_from } = price.base() as Row;
    return treatment_id === id && String(valid_from) <= today;
  });
  const parts = missingParts(edited.toJSON(), (published ?? null) as Row | null).map(
    (way): MissingPart => ({
      name: nameOf(way),
      onGo: () => focusOn(edited, way),
    }),
  );
  // Of one that is offered already the price is there; see `priceHooks`.
  const isOffered = published ? published.active !== false || !edited.get('active') : false;
  if (isOffered || isPriced || status !== 'ready') return parts;
  return [...parts, { name: texts.price, href: paths.prices }];

  function nameOf(way: string): string {
    const [column = '', member] = way.split('.');
    if (member === undefined) return edited.view.label(column);
    const { facts } = texts;
    if (member === 'duration_minutes') return facts.duration;
    const number = (facts as Readonly<Record<string, string>>)[member];
    if (number !== undefined) return number;
    return `${facts.lasts} (${member.endsWith('_de') ? editor.german : editor.english})`;
  }
}

/** A list has the focus in its first field; an empty one where it is begun. */
function focusOn(edited: ModelRecord, way: string): void {
  const field = way.includes('.')
    ? document.getElementsByName(way)[0]
    : document.getElementById(fieldId(edited, way));
  const control = field?.matches('fieldset')
    ? field.querySelector<HTMLElement>('input, textarea, select, button')
    : field;
  control?.focus();
}
