import { fill } from '@praxiskit/core';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';
import { SelectBox } from './select-box.tsx';

export interface TableColumn<Row> {
  /** Unique among the columns. */
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** 'start' by default; `end` for figures, so that their digits line up. */
  align?: 'start' | 'end';
  /** Names its row, and stays in view while the rest scrolls sideways. */
  isRowHeader?: boolean;
  isSortable?: boolean;
}

/** How rows are sorted. */
export interface TableSort {
  /** The column's id. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** Names the table; `isCaptionShown` writes it above. */
  caption: string;
  isCaptionShown?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Unique among the rows. */
  rowId: (row: Row) => string;
  /** How `rows` are sorted: the caller sorts, or its server. */
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** Ids of the selected rows; without it, rows are not selected. */
  selection?: ReadonlySet<string>;
  onSelect?: (selection: ReadonlySet<string>) => void;
  /** Names a row where it is selected, 'Select {name}'; its id by default. */
  rowName?: (row: Row) => string;
  /**
   * 'comfortable' by default, rows of 48 px; `compact` has rows of 36 px, for users who work with
   * it all day.
   */
  density?: 'comfortable' | 'compact';
  /** Instead of rows; the kit's own text by default. */
  empty?: ReactNode;
  /** Higher than this it scrolls under its head. A CSS length. */
  maxHeight?: string;
  className?: string;
}

/** A table for rows that are compared. If wider than the screen, it scrolls in a frame of its own. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionShown = false, columns, rows, rowId, selection, onSelect } = props;
  const { density = 'comfortable', empty, maxHeight, className } = props;
  const { messages } = useUiKitTexts();
  const captionId = useId();
  const pad = density === 'compact' ? 'h-9 px-3 py-1' : 'h-12 px-4 py-2.5';
  const ids = rows.map(rowId);
  const selected = ids.filter((id) => selection?.has(id)).length;

  function select(changed: readonly string[], isSelected: boolean) {
    const next = new Set(selection);
    for (const id of changed) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    onSelect?.(next);
  }

  return (
    <section
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs a tab stop, so that the keyboard can scroll it
      tabIndex={0}
      className={classNames('relative overflow-auto focus-visible:-outline-offset-2', className)}
      style={maxHeight ? { maxHeight } : undefined}
    >
      <table
        className={classNames(
          'w-full border-separate border-spacing-0 text-left hyphens-none',
          density === 'compact' ? 'text-small' : 'text-control',
        )}
      >
        <caption
          id={captionId}
          className={isCaptionShown ? 'pb-3 text-left text-name font-[350]' : 'sr-only'}
        >
          {caption}
        </caption>
        <thead>
          <tr>
            {selection ? (
              <th scope="col" className={classNames(head, pad, 'w-0')}>
                <SelectBox
                  label={messages.table.selectAll}
                  state={selected === 0 ? 'off' : selected === ids.length ? 'on' : 'mixed'}
                  onChange={(isSelected) => select(ids, isSelected)}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} pad={pad} table={props} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const id = ids[at] ?? '';
            const isSelected = selection?.has(id) ?? false;
            return (
              <tr key={id} className={classNames('group/row', isSelected ? chosen : 'bg-paper')}>
                {selection ? (
                  <td className={classNames(cell, pad)}>
                    <SelectBox
                      label={fill(messages.table.select, { name: props.rowName?.(row) ?? id })}
                      state={isSelected ? 'on' : 'off'}
                      onChange={(next) => select([id], next)}
                    />
                  </td>
                ) : null}
                {columns.map((column) => {
                  const Cell = column.isRowHeader ? 'th' : 'td';
                  return (
                    <Cell
                      key={column.id}
                      {...(column.isRowHeader ? { scope: 'row' } : {})}
                      className={classNames(
                        cell,
                        pad,
                        column.align === 'end' && 'text-right whitespace-nowrap tabular-nums',
                        column.isRowHeader && 'sticky left-0 bg-inherit font-[550]',
                      )}
                    >
                      {column.cell(row)}
                    </Cell>
                  );
                })}
              </tr>
            );
          })}
          {rows.length === 0 ? (
            <tr>
              <td
                colSpan={columns.length + (selection ? 1 : 0)}
                className={classNames(cell, 'px-4 py-8 text-center text-quiet')}
              >
                {empty ?? messages.table.empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}

const head = 'sticky top-0 z-1 border-b border-line bg-paper text-small font-[550]';
const cell = 'border-b border-hairline font-[400]';
// Opaque, because the other cells scroll under the row's name.
const chosen =
  'bg-[var(--table-selected,color-mix(in_oklab,var(--color-ink)_9%,var(--color-paper)))]';

function HeadCell<Row>({
  column,
  pad,
  table: { sort, onSort },
}: {
  column: TableColumn<Row>;
  pad: string;
  table: TableProps<Row>;
}) {
  const { id, header, align, isRowHeader, isSortable } = column;
  const direction = sort?.column === id ? sort.direction : null;
  const className = classNames(
    head,
    pad,
    'align-middle whitespace-nowrap',
    align === 'end' && 'text-right',
    isRowHeader && 'left-0 z-2',
  );
  if (!isSortable) {
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    );
  }
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={direction ?? 'none'} className={className}>
      <button
        type="button"
        className="group inline-flex min-h-6 cursor-pointer items-center gap-1 hover:underline hover:underline-offset-4"
        onClick={() => onSort?.({ column: id, direction: next })}
      >
        {header}
        <span
          className={classNames(
            direction === 'ascending' && 'rotate-180',
            !direction && 'text-quiet opacity-60 group-hover:opacity-100',
          )}
        >
          <Icon name={direction ? 'chevronDown' : 'sort'} size="1em" />
        </span>
      </button>
    </th>
  );
}
