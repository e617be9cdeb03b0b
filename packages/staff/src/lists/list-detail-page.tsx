import type { ModelRecord } from '@praxiskit/record-model/client';
import { Button, Icon, Kbd, ListDetail, type ListDetailProps, PaneHead } from '@praxiskit/ui-kit';
import { type ReactNode, useState } from 'react';
import type { NameDialogProps } from '../columns/name-dialog.tsx';
import { useGo } from '../frame/use-go.ts';
import type { ListFilter } from './list-filter.tsx';
import { LoadPending } from './page-records.tsx';
import type { ListDetail as ListDetailState } from './use-list-detail.ts';
import { type ListKeys, useListKeys } from './use-list-keys.ts';

/** The texts of a page, under the names that these pages share. */
export interface ListDetailTexts {
  readonly title: string;
  /** In place of the detail while none is chosen. */
  readonly choose: string;
  /** The address names a record that does not exist. */
  readonly gone?: string;
  /** In place of the rows of an empty list. */
  readonly empty?: string;
  /** The button for a new record, and the key line's text for N. */
  readonly add?: string;
  readonly keyNew?: string;
  /** The key line's text for J and K. */
  readonly keyRow?: string;
}

export interface ListDetailPageProps extends Pick<ListDetailProps, 'listWidth'> {
  /** The result of `useListDetail`. */
  page: ListDetailState;
  texts: ListDetailTexts;
  /** The rows that are rendered, in their order. */
  rows: readonly ModelRecord[];
  /** The rows: a list with `keys.listProps`, and `keys.rowProps` of each. `RecordRows` does the latter. */
  list: (keys: ListKeys) => ReactNode;
  /** The editor of a record, whose head has `page.editor.onBack` and this level. */
  detail: (record: ModelRecord, level: 1 | 2) => ReactNode;
  /** Beside the title: a count. */
  aside?: ReactNode;
  /** Buttons of the list's head, before that for a new record. */
  actions?: ReactNode;
  /** Between head and rows. */
  lead?: ReactNode;
  /** Narrows the list. */
  filter?: ListFilter;
  /** The button for a new record, and N: begins one; or a dialog that asks for what it needs first. */
  onAdd?: () => void;
  addDialog?: (dialog: Pick<NameDialogProps, 'isOpen' | 'onClose' | 'onCreated'>) => ReactNode;
  /** The path that Escape leads to where no record is open. */
  parent?: string;
}

/**
 * A page with a list of records, and the chosen one beside it; on a narrow screen it takes the list's place.
 *
 * `useListDetail` holds which one is chosen, and says so to this component: J, K and arrows lead from row to row, Enter
 * opens, Escape closes, N begins a new record. A record that does not exist, and an empty list, are named in words.
 * `useRemove` deletes a record, and offers to take that back. Grouping, rows and editor are the page's own:
 *
 * ```tsx
 * const filter = useListFilter(records, 'name');
 * const page = useListDetail(records, { filter });
 * return (
 *   <ListDetailPage
 *     page={page}
 *     texts={texts}
 *     rows={filter.shown}
 *     filter={filter}
 *     list={(keys) => (
 *       <div {...keys.listProps}>
 *         <RecordRows records={filter.shown} open={page.shown} onOpen={page.open} keys={keys} … />
 *       </div>
 *     )}
 *     detail={(record) => <LetterEditor key={record.key} record={record} {...page.editor} />}
 *   />
 * );
 * ```
 */
export function ListDetailPage(props: ListDetailPageProps) {
  const { page, texts, detail, listWidth, addDialog } = props;
  const [isAdding, setAdding] = useState(false);
  const onAdd = addDialog ? () => setAdding(true) : props.onAdd;
  return (
    <>
      <ListDetail
        {...(listWidth ? { listWidth } : {})}
        isDetailOpen={page.isOpen}
        list={<ListPane {...props} onAdd={onAdd} />}
        detail={
          page.isPending && page.isOpen ? (
            // Input belongs to the next record now, and must not reach the last one.
            <LoadPending />
          ) : page.shown ? (
            detail(page.shown, page.isOpen ? 1 : 2)
          ) : page.isMissing ? (
            <PaneHead level={1} title={texts.gone} onBack={page.close} />
          ) : (
            <p className="pk-staff-text">{texts.choose}</p>
          )
        }
      />
      {addDialog?.({
        isOpen: isAdding,
        onClose: () => setAdding(false),
        onCreated(record) {
          setAdding(false);
          page.open(record);
        },
      })}
    </>
  );
}

type ListPaneProps = Omit<ListDetailPageProps, 'onAdd'> & { onAdd: (() => void) | undefined };

/** Rendered before the detail, whose keys therefore come first, in the key line and where both have the same. */
function ListPane(props: ListPaneProps) {
  const { page, texts, rows, list, aside, actions, lead, filter, listWidth, parent, onAdd } = props;
  const go = useGo();
  const back = page.isOpen ? page.close : parent ? () => go(parent) : null;
  const keys = useListKeys(rows, {
    selected: page.shown,
    onBack: back,
    ...(page.onFocus ? { onFocus: page.onFocus } : {}),
    ...(texts.keyRow ? { label: texts.keyRow } : {}),
    ...(onAdd ? { onNew: { label: texts.keyNew ?? '', run: onAdd } } : {}),
  });
  return (
    <>
      <PaneHead
        level={page.isOpen ? 2 : 1}
        title={texts.title}
        aside={aside}
        {...(parent && back ? { onBack: back, backBelow: 'lg' } : {})}
        actions={
          actions || onAdd ? (
            <>
              {actions}
              {onAdd ? (
                <AddButton
                  label={texts.add ?? ''}
                  isNarrow={listWidth === 'narrow'}
                  onClick={onAdd}
                />
              ) : null}
            </>
          ) : null
        }
      />
      {lead}
      {filter?.field}
      {rows.length === 0 && !filter?.field && texts.empty ? (
        <p className="pk-staff-text">{texts.empty}</p>
      ) : null}
      {list(keys)}
    </>
  );
}

interface AddButtonProps {
  label: string;
  isNarrow: boolean;
  onClick: () => void;
}

function AddButton({ label, isNarrow, onClick }: AddButtonProps) {
  return isNarrow ? (
    <Button variant="secondary" onClick={onClick} aria-label={label}>
      <Icon name="plus" />
    </Button>
  ) : (
    <Button variant="secondary" onClick={onClick}>
      {label} <Kbd keys="n" />
    </Button>
  );
}
