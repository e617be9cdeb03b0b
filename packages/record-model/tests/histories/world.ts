import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { settle } from '../practice.ts';
import { definitions, rows } from './notes.ts';

export type Row = Record<string, unknown>;
/** By view; the pairs of notes and tags are under `note_tags`, by the views' names. */
export type Rows = Record<string, Row[]>;

/** A request that has reached the server, and what its rows were. */
export interface Delivery {
  readonly answer: Response;
  /** As JSON; the same text where the request has written nothing. */
  readonly before: string;
  readonly after: string;
}

/** The server that a history is about, with rows that no other history knows. */
export interface World {
  /** What it begins with. */
  readonly first: Rows;
  fetch: typeof globalThis.fetch;
  deliver(path: string, init: RequestInit): Promise<Delivery>;
  rows(): Promise<Rows>;
  /** Lets everything that does not wait for time come to its end. */
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
      // It has done its work before its promise is looked at.
      const answer = server.fetch(path, init);
      return { before, after: JSON.stringify(server.rows), answer: await answer };
    },
    rows: async () => server.rows,
    settle,
  };
}
