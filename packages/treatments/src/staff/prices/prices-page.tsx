import { dayIn, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { useDrafts } from '@praxiskit/record-drafts/react';
import { type ModelRecord, RecordError } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import {
  counted,
  createRecord,
  PageRecords,
  useFoundRecord,
  useHeld,
  useListFilter,
  useListKeys,
  useStaff,
  useStaffServices,
  useStaffTexts,
} from '@praxiskit/staff/react';
import { Button, Kbd, ListDetail, PaneHead } from '@praxiskit/ui-kit';
import { useCallback, useMemo, useState } from 'react';
import { pricesInOrder, treatmentsByDepth } from '../queries.ts';
import { usePriceTexts } from '../use-texts.ts';
import { groupPrices, labelOf, remainsOf } from './price-columns.ts';
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

function Prices({ prices, treatments }: PricesProps) {
  const texts = usePriceTexts();
  const { editor } = useStaffTexts();
  const { locale } = useSite();
  const client = useRecordClient();
  const drafts = useDrafts('prices');
  const draftOf = (price: ModelRecord) => drafts.get(String(price.get('id')));
  const { undo } = useStaff();
  const services = useStaffServices();
  const [fresh, setFresh] = useState<ModelRecord | null>(null);
  const [selected, setSelected] = useState<ModelRecord | null>(null);
  const [isOpened, setOpened] = useState(false);
  const isKept = fresh === null || fresh.isDeleted || prices.includes(fresh);
  const filter = useListFilter(prices, 'label');
  const withFresh = (records: readonly ModelRecord[]) => (isKept ? records : [...records, fresh]);
  const groups = groupPrices(withFresh(filter.shown), treatments);
  const all = groups.flatMap((group) => group.prices);
  const whole = useMemo(() => groupPrices(prices, treatments), [prices, treatments]);
  const inOrder = useMemo(() => whole.flatMap((group) => group.prices), [whole]);
  const listed = withFresh(prices).find((price) => price === selected);
  const held = useHeld(listed, selected && String(selected.base().id));
  const current = held.open ?? null;
  const focusCell = (price: ModelRecord) => keys.focus(price);
  /** No field, so that Z takes the last step back at once. */
  const focusName = (price: ModelRecord) =>
    requestAnimationFrame(() => {
      const name = `[data-price="${CSS.escape(price.key)}"] .pk-staff-price-name`;
      document.querySelector<HTMLElement>(name)?.focus();
    });

  function lead(price: ModelRecord) {
    filter.clear();
    setSelected(price);
    setOpened(true);
    focusCell(price);
  }
  useFoundRecord(prices, lead);

  function start(values: object): ModelRecord {
    filter.clear();
    const price = createRecord(client, 'prices', values);
    setFresh(price);
    setSelected(price);
    setOpened(true);
    return price;
  }

  function follow(values: object) {
    const price = start(values);
    void price.flush();
    focusCell(price);
  }

  function add() {
    const last = Math.max(0, ...prices.map((price) => Number(price.get('position') ?? 0)));
    const price = start({
      position: last + 1,
      is_from: true,
      valid_from: dayIn(Date.now()),
      treatment_id: current?.get('treatment_id') ?? null,
    });
    // Its field is there with the next rendering.
    requestAnimationFrame(() => {
      const first = `[id="${price.view.name}-${price.key}-label_de"]`;
      document.querySelector<HTMLElement>(first)?.focus();
    });
  }

  async function remove(price: ModelRecord) {
    const label = labelOf(price, locale) || texts.fresh;
    const draft = draftOf(price);
    const { values, drafted } = remainsOf(price, draft);
    const next = all[all.indexOf(price) + 1] ?? all[all.indexOf(price) - 1] ?? null;
    const wasNew = price.isNew;
    // Deleted from here: the user is asked nothing more about it.
    held.release(String(price.base().id));
    try {
      await price.remove();
    } catch (error) {
      held.release(null);
      // It would be sent once there is a connection, over what is said here.
      if (isOpen(error)) price.rollback();
      services().toasts.show({ kind: 'danger', ...removeRefusal(error, texts.removeFailed) });
      return;
    }
    // The draft is deleted with its record, and its unsaved input is dropped without a question.
    draft?.rollback();
    setSelected(next);
    setOpened(false);
    if (next) focusName(next);
    if (wasNew) return;
    undo.offer({
      text: fill(texts.removed, { label }),
      label: editor.undo,
      run() {
        const again = createRecord(client, 'prices', values);
        again
          .flush()
          .then(() => {
            // Of a published one it is a draft again.
            if (drafted) again.assign(drafted);
            return again.flush();
          })
          .catch(() => services().toasts.show({ kind: 'danger', text: texts.undoFailed }));
        setSelected(again);
        focusCell(again);
      },
    });
  }

  const close = () => {
    setOpened(false);
    if (current) focusCell(current);
  };
  const keys = useListKeys(all, {
    selected: current,
    label: texts.keyRow,
    onNew: { label: texts.keyNew, run: add },
    onBack: isOpened ? close : null,
  });
  const select = useCallback((price: ModelRecord, how: 'focus' | 'open') => {
    setSelected(price);
    if (how === 'open') setOpened(true);
  }, []);
  const layer = groups.find((group) => current && group.prices.includes(current))?.layer ?? null;
  return (
    <ListDetail
      listWidth="half"
      isDetailOpen={isOpened && current !== null}
      list={
        <>
          <PaneHead
            level={isOpened ? 2 : 1}
            title={texts.title}
            aside={counted(prices.length, texts.count)}
            actions={
              <>
                <PriceExport groups={whole} draftOf={draftOf} />
                <Button variant="secondary" onClick={add}>
                  {texts.add} <Kbd keys="n" />
                </Button>
              </>
            }
          />
          <WaitingPrices
            prices={inOrder}
            onOpen={lead}
            onFocusLost={() => {
              const near = current && all.includes(current) ? current : all[0];
              if (near) focusName(near);
            }}
          />
          {filter.field}
          <div className="pk-staff-prices" {...keys.listProps}>
            <PriceTable
              groups={groups}
              row={(price) => (
                <PriceRow
                  key={price.key}
                  price={price}
                  isSelected={price === current}
                  draft={draftOf(price)}
                  tabIndex={keys.rowProps(price).tabIndex}
                  onSelect={select}
                />
              )}
            />
          </div>
        </>
      }
      detail={
        current ? (
          <PriceDetail
            key={current.key}
            price={current}
            layer={layer}
            onRemove={() => void remove(current)}
            onFollow={follow}
            level={isOpened ? 1 : 2}
            onBack={close}
            onRemade={setSelected}
            onGone={() => setSelected(null)}
          />
        ) : (
          <p className="pk-staff-text">{texts.choose}</p>
        )
      }
    />
  );
}

/** The deletion waits in the record client to be sent again. */
const isOpen = (error: unknown) =>
  error instanceof RecordError &&
  ['UNAVAILABLE', 'UNAUTHENTICATED', 'THROTTLED'].includes(error.code);

/** Where the server says why, that stays until it is read. */
function removeRefusal(error: unknown, otherwise: string) {
  const isReadable = error instanceof RecordError && error.code === 'VALIDATION_FAILED';
  return isReadable ? { text: error.message, timeout: null } : { text: otherwise };
}
