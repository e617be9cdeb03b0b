import {
  createRecordClient,
  type ModelRecord,
  type RecordClient,
} from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { benchDefinitions, benchRow, benchRows, shownId } from './treatments.ts';
import { createWire, type Who, type Wire } from './wire.ts';

/** One window: a client of its own, and the record that it shows. */
interface BenchWindow {
  readonly client: RecordClient;
  readonly record: ModelRecord;
}

/** Two windows on one server, all of it in the page's memory. */
export interface Bench {
  readonly wire: Wire;
  readonly windows: Readonly<Record<Who, BenchWindow>>;
  /** Saves unsaved changes, so that no client repeats a save forever. */
  end(): void;
}

/**
 * Renders the same markup on the server and in the browser: both windows begin with the row and
 * send no request.
 */
export function createBench(locale: 'de' | 'en'): Bench {
  const definitions = benchDefinitions(locale);
  const server = createMemoryServer(definitions, benchRows(locale), { locale });
  const wire = createWire(server.fetch, (who) => reload(who === 'you' ? 'colleague' : 'you'));

  function open(who: Who): BenchWindow {
    const client = createRecordClient({ fetch: wire.fetchOf(who), definitions, locale });
    return { client, record: client.loaded('treatments').adopt(benchRow(locale)) };
  }
  const windows = { you: open('you'), colleague: open('colleague') };

  /** Replaces the server's events: the other window reads the record again. */
  function reload(who: Who): void {
    if (!wire.isConnected(who)) return;
    const { view } = windows[who].record;
    view.get(shownId, { include: 'layer,concerns' }).catch(() => undefined);
  }

  return {
    wire,
    windows,
    end() {
      wire.connect('you', true);
      wire.connect('colleague', true);
    },
  };
}
