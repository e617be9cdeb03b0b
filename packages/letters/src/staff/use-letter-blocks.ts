import type { Locale } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useList } from '@praxiskit/record-model/react';
import { useMemo } from 'react';
import type { LetterTextBlock } from '../editor/find-blocks.ts';

/** The text blocks of a language, in the order of the practice. */
export function useLetterBlocks(locale: Locale): readonly LetterTextBlock[] {
  const { records } = useList('text_blocks', {
    filter: { archived_at: null, locale },
    sort: ['position', 'name'],
    limit: 500,
  });
  return useMemo(
    () =>
      records.map((record: ModelRecord) => {
        const text = (column: string) => String(record.get(column) ?? '');
        return { id: text('id'), name: text('name'), body: text('body') };
      }),
    [records],
  );
}
