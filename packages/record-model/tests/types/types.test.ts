import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTypes } from '@praxiskit/record-model';
import type {
  Json,
  ModelRecord,
  RecordClient,
  RecordOf,
  View,
} from '@praxiskit/record-model/client';
import type { useField, useList, useRelated, useView } from '@praxiskit/record-model/react';
import { expect, expectTypeOf, test } from 'vitest';
import { typedViews } from './definitions.ts';
import type { TypedNotesRow, View2ndViewRow } from './written.ts';

test('the types of views are written from their definitions; what a role lacks is optional', () => {
  const written = readFileSync(join(import.meta.dirname, 'written.ts'), 'utf8');
  expect(writeTypes(typedViews)).toBe(written);
  expect(writeTypes([])).toContain('interface RecordViews {\n  }');
});

/** Never run: the compiler reads it. */
async function typed(
  client: RecordClient,
  field: typeof useField,
  list: typeof useList,
  viewOf: typeof useView,
  relatedOf: typeof useRelated,
) {
  const view = await client.view('typed_notes');
  expectTypeOf(view).toEqualTypeOf<View<TypedNotesRow>>();
  expectTypeOf(client.loaded('typed_notes')).toEqualTypeOf<View<TypedNotesRow>>();
  const [note] = await view.find();
  if (note === undefined) return;
  expectTypeOf(note.title).toEqualTypeOf<string>();
  expectTypeOf(note.get('price')).toEqualTypeOf<string | null | undefined>();
  expectTypeOf(note.base().status).toEqualTypeOf<'draft' | "doctor's" | 'sent' | undefined>();
  expectTypeOf(note.toJSON().facts).toEqualTypeOf<Json | undefined>();
  expectTypeOf(field(note, 'title').value).toEqualTypeOf<string>();
  expectTypeOf(field(note, 'is_open').value).toEqualTypeOf<boolean | null>();
  expectTypeOf(field(note, 'secret').value).toEqualTypeOf<string | null>();
  const state = viewOf('typed_notes');
  if (state.status === 'ready') expectTypeOf(state.view).toEqualTypeOf<View<TypedNotesRow>>();
  const { records } = list('typed_notes');
  expectTypeOf(records).toEqualTypeOf<readonly RecordOf<TypedNotesRow>[]>();
  expectTypeOf(list(view).records).toEqualTypeOf<readonly RecordOf<TypedNotesRow>[]>();
  expectTypeOf(note.related('second')).toEqualTypeOf<RecordOf<View2ndViewRow> | null | undefined>();
  expectTypeOf(note.related('copies')?.[0]?.title).toEqualTypeOf<string | undefined>();
  expectTypeOf(relatedOf(note, 'copies')).toEqualTypeOf<
    readonly RecordOf<TypedNotesRow>[] | undefined
  >();
  expectTypeOf(relatedOf(note as ModelRecord, 'copies')).toEqualTypeOf<
    ReturnType<ModelRecord['related']>
  >();
  // @ts-expect-error no such column of the other view
  note.related('second')?.title;
  view.create({ title: 'New' });
  // @ts-expect-error a number is no title
  view.create({ title: 1 });
  // @ts-expect-error no such column
  view.create({ titel: 'New' });
  // @ts-expect-error a text is no number
  note.title.toFixed();
  // A view that is not declared has columns of any name.
  expectTypeOf((await client.view('others')).create().anything).toEqualTypeOf<unknown>();
  expectTypeOf((await client.view<{ a: number }>('others')).create().a).toEqualTypeOf<number>();
}

test('views, records and fields are typed by the view’s name', () => {
  expect(typed).toBeTypeOf('function');
});
