import { useSite } from '@praxiskit/pages/react';
import { useRecord } from '@praxiskit/record-model/react';
import type { ReactNode } from 'react';
import { DraftMark, type DraftMarkProps } from './draft-mark.tsx';

export interface ListRowProps extends DraftMarkProps {
  /** Name of the columns with the record's name, without the language: 'name'. */
  column: 'name' | 'title';
  /** Below its name; nothing by default. */
  about?: ReactNode;
  /** At the end of the row, before the mark of its draft. */
  end?: ReactNode;
}

/** A record in a list: its name, a text about it, and whether it has waiting changes. */
export function ListRow({ record, draft, column, about, end }: ListRowProps) {
  useRecord(record);
  const { locale } = useSite();
  return (
    <>
      <span className="pk-staff-row-main">
        <span>{String(record.get(`${column}_${locale}`) ?? '')}</span>
        {about ? <span>{about}</span> : null}
      </span>
      <span className="pk-staff-row-end">
        {end}
        <DraftMark record={record} draft={draft} />
      </span>
    </>
  );
}
