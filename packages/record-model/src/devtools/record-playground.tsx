import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import type { RecordClient } from '../api/client.ts';
import type { ModelRecord } from '../api/model.ts';
import { RecordClientProvider } from '../react/client-context.tsx';
import type { Values } from '../values/values.ts';

export interface RecordPlaygroundProps {
  /** Called once; its client has to know the view: `{ fetch: createMemoryServer(definitions).fetch, definitions }`. */
  readonly createClient: () => RecordClient;
  readonly view: string;
  /** The record's first values, beside its defaults. */
  readonly values?: Values;
  readonly children: (record: ModelRecord) => ReactNode;
}

/**
 * A new record for trying things out, in its own client, which is cleared on unmount. The record
 * exists only in browsers, so a server renders nothing.
 * @throws RecordError VIEW_NOT_LOADED for a view that the client was not given, FIELD_UNKNOWN and
 * READ_ONLY for one of `values`; to the nearest error boundary
 */
export function RecordPlayground(props: RecordPlaygroundProps): ReactElement | null {
  const { createClient, view, values, children } = props;
  const [client] = useState(createClient);
  const [initial] = useState(values);
  const [record, setRecord] = useState<ModelRecord | null>(null);
  useEffect(() => {
    setRecord(client.loaded(view).create(initial));
    return () => client.clear();
  }, [client, view, initial]);
  if (!record) return null;
  return <RecordClientProvider client={client}>{children(record)}</RecordClientProvider>;
}
