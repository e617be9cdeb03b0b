import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { settle } from '../practice.ts';
import { definitions, rows } from './notes.ts';

export type Row = Record<string, unknown>;
/** By view; the pairs of notes and tags are under `note_tags`, by the views' names. */
export type Rows = Record<string, Row[]>;

/** A request that has reached the server, with the rows before it. */
export interface Delivery {
  readonly answer: Response;
  /** As JSON; the same text where the request has written nothing. */
  readonly before: string;
  readonly after: string;
}

/** The server of a history, with rows that no other history uses. */
export interface World {
  /** The first rows. */
  readonly first: Rows;
  fetch: typeof globalThis.fetch;
  deliver(path: string, init: RequestInit): Promise<Delivery>;
  rows(): Promise<Rows>;
  /** Waits for all work that needs no timer. */
  settle(): Promise<void>;
}

/** The server in memory. */
export async function createMemoryWorld(): Promise<World> {
  const server = createMemoryServer(definitions, rows);
  return {
    first: rows,
    fetch: server.fetch,
    async deliver(path, init) {
      const before = JSON.stringify(server.rows);
      // It has done its work before its promise is awaited.
      const answer = server.fetch(path, init);
      return { before, after: JSON.stringify(server.rows), answer: await answer };
    },
    rows: async () => server.rows,
    settle,
  };
}
