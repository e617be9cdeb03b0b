// Written by writeTypes of @praxiskit/record-model from the definitions of the server.
import type { Json, relations } from '@praxiskit/record-model/client';

declare module '@praxiskit/record-model/client' {
  interface RecordViews {
    '2nd-view': View2ndViewRow;
    typed_notes: TypedNotesRow;
  }
}

export interface View2ndViewRow {
  id: string;
  'first name': string | null;
}

export interface TypedNotesRow {
  id: string;
  version?: number;
  title: string;
  day?: string | null;
  price?: string | null;
  is_open?: boolean;
  facts?: Json;
  status?: 'draft' | "doctor's" | 'sent';
  summary?: string | null;
  secret?: string;
  readonly [relations]?: {
    readonly second: View2ndViewRow;
    readonly copies: readonly TypedNotesRow[];
  };
}
