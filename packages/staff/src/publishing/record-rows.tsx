import type { ModelRecord } from '@praxiskit/record-model/client';
import { Link } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import type { ListKeys } from '../lists/use-list-keys.ts';
import { ListRow, type ListRowProps } from './list-row.tsx';

export type RecordRowsProps = {
  records: readonly ModelRecord[];
  /** By the ids of their records, as `useDrafts` has them. */
  drafts: ReadonlyMap<string, ModelRecord>;
  open: ModelRecord | null | undefined;
  keys: ListKeys;
  /** Below a name. */
  about?: (record: ModelRecord) => ReactNode;
  /** At the end of a row. */
  end?: (record: ModelRecord) => ReactNode;
} & Pick<ListRowProps, 'column'> &
  (
    | { /** A record has an address of its own. */ href: (id: string) => string; onOpen?: never }
    | { onOpen: (record: ModelRecord) => void; href?: never }
  );

/** Rows of records that have drafts: each opens its record. */
export function RecordRows(props: RecordRowsProps) {
  const { records, drafts, open, keys, column, about, end, href, onOpen } = props;
  return (
    <ul>
      {records.map((record) => {
        const id = String(record.get('id'));
        const row = (
          <ListRow
            record={record}
            draft={drafts.get(id)}
            column={column}
            about={about?.(record)}
            end={end?.(record)}
          />
        );
        const shared = { className: 'pk-staff-row', ...keys.rowProps(record) };
        const isOpen = record === open;
        return (
          <li key={record.key}>
            {href ? (
              <Link
                {...shared}
                href={href(id)}
                variant="plain"
                aria-current={isOpen ? 'page' : undefined}
              >
                {row}
              </Link>
            ) : (
              <button
                {...shared}
                type="button"
                aria-current={isOpen || undefined}
                onClick={() => onOpen(record)}
              >
                {row}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
