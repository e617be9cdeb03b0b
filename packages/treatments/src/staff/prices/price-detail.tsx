import { useSite } from '@praxiskit/pages/react';
import { RecordField } from '@praxiskit/record-form';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useField } from '@praxiskit/record-model/react';
import {
  BilingualColumn,
  EarlierVersions,
  OtherColumns,
  PublishingActions,
  PublishingNotes,
  type RecordDetailProps,
  RecordEditor,
  useEditing,
  useStaff,
  useStaffServices,
} from '@praxiskit/staff/react';
import { Button, Field, formatPrice, Input, PaneHead, useUiKitTexts } from '@praxiskit/ui-kit';
import { usePriceTexts } from '../use-texts.ts';
import { followingOf, labelOf } from './price-columns.ts';
import { PriceDay } from './price-day.tsx';
import { PriceHistory } from './price-history.tsx';

export interface PriceDetailProps extends RecordDetailProps {
  /** Layer of its treatment, as the theme names it. */
  layer: string | null;
  /** Level of the heading: 1 where the detail takes the list's place on a small screen. */
  level: 1 | 2;
  onRemove: () => void;
  /** Opens a line of its own for the change, once the published one is as it was. */
  onFollow: (values: object) => void;
}

/** All of one price: its line as the price page shows it, and each of its fields. */
export function PriceDetail(props: PriceDetailProps) {
  const { record: price, layer, level, onRemove, onFollow, onBack, onRemade, onGone } = props;
  const { pages } = useStaff();
  const publicPage = pages.find(({ name }) => name === 'prices')?.publicPage ?? null;
  const editing = useEditing(price, publicPage, onRemade, onGone);
  const { edited, held } = editing;
  const prices = usePriceTexts();
  const { locale } = useSite();
  const label = labelOf(edited, locale) || prices.fresh;
  const services = useStaffServices();
  const amount = useField(edited, 'amount');
  async function follow() {
    const values = followingOf(price, edited);
    if (await held.discard()) onFollow(values);
    else services().toasts.show({ kind: 'danger', text: prices.followFailed });
  }
  return (
    <RecordEditor editing={editing} label={label}>
      <PaneHead
        level={level}
        title={level === 1 ? label : prices.shown}
        onBack={onBack}
        backBelow="lg"
        actions={
          edited.isNew ? null : (
            <PublishingActions editing={editing} name={label} address={publicPage} />
          )
        }
      />
      <Preview price={edited} layer={layer} label={label} />
      <div className="pk-staff-fields pk-staff-stack">
        <PublishingNotes editing={editing} />
        <BilingualColumn record={edited} name="label" label={prices.service} />
        <BilingualColumn record={edited} name="note" label={prices.note} />
        <Field {...amount.fieldProps}>
          <Input {...amount.inputProps} inputMode="decimal" autoComplete="off" />
        </Field>
        <RecordField record={edited} name="is_from" label={prices.isFrom} />
        <RecordField record={edited} name="valid_from" label={prices.validFrom} />
        <PriceDay editing={editing} onFollow={() => void follow()} />
        <RecordField record={edited} name="treatment_id" label={prices.treatment} />
        <OtherColumns record={edited} placed={placed} />
        <PriceHistory price={price} />
        <p>
          <Button variant="secondary" onClick={onRemove}>
            {prices.remove}
          </Button>
        </p>
      </div>
      <EarlierVersions editing={editing} />
    </RecordEditor>
  );
}

/** The columns with a place of their own; the order of the lines is the list's. */
const placed = ['label', 'note', 'amount', 'is_from', 'valid_from', 'treatment_id', 'position'];

function Preview({
  price,
  layer,
  label,
}: {
  price: ModelRecord;
  layer: string | null;
  label: string;
}) {
  const prices = usePriceTexts();
  const { locale } = useSite();
  const { locale: region } = useUiKitTexts();
  const amount = price.get('amount');
  const isIncluded = amount === null || amount === '';
  // As the page would have it: what cannot be saved is never on it.
  const isAmount = price.errorsOf('amount').length === 0;
  const shown = isIncluded
    ? prices.included
    : isAmount
      ? `${price.get('is_from') ? `${prices.from} ` : ''}${formatPrice(String(amount), region)}`
      : prices.noAmount;
  return (
    <div className="pk-staff-price-preview" {...(layer ? { 'data-layer': layer } : {})}>
      <p className="pk-staff-price-line">
        <strong>{label}</strong>
        <span className="pk-staff-price-figure">{shown}</span>
      </p>
      <p>{String(price.get(`note_${locale}`) ?? '')}</p>
      <p className="pk-staff-small">{prices.fee}</p>
    </div>
  );
}
