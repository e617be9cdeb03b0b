import { createContext, type ReactElement, type ReactNode, use } from 'react';
import type { RecordClient } from '../record/types.ts';

const ClientContext = createContext<RecordClient | null>(null);

export interface RecordClientProviderProps {
  readonly client: RecordClient;
  readonly children?: ReactNode;
}

export function RecordClientProvider({
  client,
  children,
}: RecordClientProviderProps): ReactElement {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The client of the nearest provider; null without one. */
export const useOptionalRecordClient = (): RecordClient | null => use(ClientContext);

/** The client of the nearest provider. Throws without one. */
export function useRecordClient(): RecordClient {
  const client = useOptionalRecordClient();
  if (client === null) throw new Error('useRecordClient needs a RecordClientProvider above it');
  return client;
}
