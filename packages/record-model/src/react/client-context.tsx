import { createContext, type ReactElement, type ReactNode, use } from 'react';
import type { RecordClient } from '../api/client.ts';

const ClientContext = createContext<RecordClient | null>(null);

export interface RecordClientProviderProps {
  readonly client: RecordClient;
  readonly children?: ReactNode;
}

/** Provides a client for the hooks and components below it. */
export function RecordClientProvider({
  client,
  children,
}: RecordClientProviderProps): ReactElement {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The client of the nearest provider; null without one. */
export const useOptionalRecordClient = (): RecordClient | null => use(ClientContext);

/**
 * The client of the nearest provider.
 *
 * @throws Error without one
 */
export function useRecordClient(): RecordClient {
  const client = useOptionalRecordClient();
  if (client === null) throw new Error('useRecordClient needs a RecordClientProvider');
  return client;
}
