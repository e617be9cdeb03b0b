import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import { useEffect, useState } from 'react';

/** What the press says of a draft: how long its letter is. */
export interface DraftLayout {
  readonly pages: number;
  /** What is left below the text on the last page, in mm. */
  readonly free_mm: number;
}

/** The layout of the version that the server has; the one before while another is being set. */
export function useDraftLayout(letter: ModelRecord): { layout: DraftLayout | null } {
  const client = useRecordClient();
  const [layout, setLayout] = useState<DraftLayout | null>(null);
  const { id, version } = letter.base();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version is another letter.
  useEffect(() => {
    let isCurrent = true;
    client
      .send(`/letters/${String(id)}/layout`)
      .then(({ body }) => isCurrent && setLayout(body as DraftLayout))
      // Without a connection the length is unknown; the letter is written all the same.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [client, id, version]);
  return { layout };
}
