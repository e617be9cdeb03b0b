import type { RecordClient } from '@praxiskit/record-model/client';
import { useEffect, useState } from 'react';
import { useServices } from '../services/services.ts';

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; value: T; client: RecordClient };

/** Loads records once the page runs; `load` must not change between renders. */
export function useLoaded<T>(load: (client: RecordClient) => Promise<T>): Loaded<T> {
  const services = useServices();
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const run = async (): Promise<void> => {
      const client = await services().records();
      const value = await load(client);
      if (isCurrent) setLoaded({ status: 'ready', value, client });
    };
    run().catch((error: unknown) => {
      console.error(error);
      if (isCurrent) setLoaded({ status: 'failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [load, services]);
  return loaded;
}
