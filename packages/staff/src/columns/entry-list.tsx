import { fill } from '@praxiskit/core';
import { Button, Icon } from '@praxiskit/ui-kit';
import { type ReactNode, useRef } from 'react';
import { useStaffTexts } from '../messages/use-staff-texts.ts';

export interface EntryListProps<Item extends object> {
  value: readonly Item[];
  /** @param isAdded one entry more, as `create` makes it: nothing was written yet */
  onChange: (value: readonly Item[], isAdded?: boolean) => void;
  /** The focus is elsewhere. */
  onLeave?: () => void;
  /** Id of the list, where a link or a refusal leads to it. */
  id?: string;
  label: string;
  /** The label is seen, too: nothing above says what the list is. */
  isTitled?: boolean;
  /** A new entry. */
  create: () => Item;
  /** In place of 'Add'. */
  addLabel?: string | undefined;
  /** Beside the button: what is missing, or was refused. */
  note?: ReactNode;
  /** The fields of an entry. */
  children: (
    item: Item,
    patch: (values: Partial<Item>, isAdded?: boolean) => void,
    index: number,
  ) => ReactNode;
}

/** The entries of a list: changed, added, taken away and moved, by pointer and keyboard alike. */
export function EntryList<Item extends object>(props: EntryListProps<Item>) {
  const { value, onChange, onLeave, id, label, isTitled = false, create, addLabel, note } = props;
  const { editor } = useStaffTexts();
  const root = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const entryAt = (index: number) =>
    root.current?.querySelectorAll(':scope > [data-entry]')[index] ?? null;
  const focusEntry = (index: number) =>
    requestAnimationFrame(() =>
      entryAt(index)?.querySelector<HTMLElement>('input, textarea, select')?.focus(),
    );
  /** The first key of an entry that can be pressed, of those named; without an entry, the one that adds. */
  const focusKey = (index: number, ...names: readonly ('up' | 'down' | 'remove')[]) =>
    requestAnimationFrame(() => {
      const keys = names.map((name) =>
        entryAt(index)?.querySelector<HTMLButtonElement>(
          `:scope > .pk-staff-entry-keys > [data-key=${name}]`,
        ),
      );
      (keys.find((key) => key?.disabled === false) ?? addButton.current)?.focus();
    });
  const move = (index: number, step: number) => {
    const next = [...value];
    const [item] = next.splice(index, 1);
    if (item) next.splice(index + step, 0, item);
    onChange(next);
    focusKey(index + step, ...(step < 0 ? (['up', 'down'] as const) : (['down', 'up'] as const)));
  };
  const remove = (index: number) => {
    onChange(value.filter((_, at) => at !== index));
    focusKey(Math.min(index, value.length - 2), 'remove');
  };
  return (
    <fieldset
      ref={root}
      id={id}
      className="pk-staff-list"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.();
      }}
    >
      <legend className={isTitled ? 'pk-staff-group' : 'sr-only'}>{label}</legend>
      {value.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no key but its place.
        <div key={index} data-entry="" className="pk-staff-entry">
          <div className="pk-staff-fields">
            {props.children(
              item,
              (values, isAdded) =>
                onChange(
                  value.map((one, at) => (at === index ? { ...one, ...values } : one)),
                  isAdded,
                ),
              index,
            )}
          </div>
          <div className="pk-staff-entry-keys">
            <button
              type="button"
              data-key="up"
              aria-label={fill(editor.up, { n: index + 1 })}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              ↑
            </button>
            <button
              type="button"
              data-key="down"
              aria-label={fill(editor.down, { n: index + 1 })}
              disabled={index === value.length - 1}
              onClick={() => move(index, 1)}
            >
              ↓
            </button>
            <button
              type="button"
              data-key="remove"
              aria-label={fill(editor.removeOf, { n: index + 1 })}
              onClick={() => remove(index)}
            >
              <Icon name="close" size="1em" />
            </button>
          </div>
        </div>
      ))}
      <p className="pk-staff-add">
        <Button
          ref={addButton}
          variant="secondary"
          onClick={() => {
            onChange([...value, create()], true);
            focusEntry(value.length);
          }}
        >
          {addLabel ?? editor.add}
        </Button>
        {note}
      </p>
    </fieldset>
  );
}
