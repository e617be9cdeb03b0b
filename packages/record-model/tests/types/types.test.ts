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
import type {
  LoadedRecords,
  saveOrRollback,
  useField,
  useList,
  useRelated,
  useView,
  useWholeList,
} from '@praxiskit/record-model/react';
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

/** Never run: what does not compile in a site. */
async function refused(
  client: RecordClient,
  field: typeof useField,
  list: typeof useList,
  wholeList: typeof useWholeList,
  relatedOf: typeof useRelated,
  saveAll: typeof saveOrRollback,
  Loaded: typeof LoadedRecords,
) {
  const view = await client.view('typed_notes');
  const other = (await client.view('2nd-view')).create();
  const note = view.create();

  note.set('price', '9.50');
  note.set('price', null);
  note.set('status', 'sent');
  note.assign({ title: 'New', status: 'draft' });
  note.link('second', other);
  note.link('copies', note);
  field(note, 'status').setValue('sent');
  field(note, 'day').setValue(null);
  // @ts-expect-error no such column
  note.set('prise', '9.50');
  // @ts-expect-error a price is text
  note.set('price', 9.5);
  // @ts-expect-error no such status
  note.set('status', 'open');
  // @ts-expect-error a title is never null
  note.set('title', null);
  // @ts-expect-error no such column
  note.get('prise');
  // @ts-expect-error no such column
  note.assign({ prise: '9.50' });
  // @ts-expect-error no such column
  note.errorsOf('prise');
  // @ts-expect-error no such column
  note.rollback('prise');
  // @ts-expect-error no such relation
  note.related('third');
  // @ts-expect-error no such relation
  relatedOf(note, 'third');
  // @ts-expect-error no such relation
  note.link('third', other);
  // @ts-expect-error a record of another view
  note.link('second', note);
  // @ts-expect-error no such relation
  note.unlink('third', other);
  // @ts-expect-error no such column
  field(note, 'prise');
  // @ts-expect-error a title is text
  field(note, 'title').setValue(1);

  view.find({ filter: { title: 'New', price: { $gte: '5.00', $null: false } }, sort: '-day' });
  view.find({ filter: { $or: [{ status: { $in: ['draft'] } }, { $not: { price: null } }] } });
  view.find({ filter: { second: { id: 'a' }, copies: { $none: { title: { $contains: 'x' } } } } });
  view.find({ sort: ['title', '-day'], include: ['second', 'copies.second'] });
  // @ts-expect-error no such column
  view.find({ filter: { titel: 'New' } });
  // @ts-expect-error a title is text
  view.find({ filter: { title: 1 } });
  // @ts-expect-error no such operator
  view.find({ filter: { title: { $like: 'N' } } });
  // @ts-expect-error no such status
  view.find({ filter: { status: { $in: ['open'] } } });
  // @ts-expect-error no such column of the other view
  view.find({ filter: { second: { name: 'a' } } });
  // @ts-expect-error no such column
  view.find({ sort: '-titel' });
  // @ts-expect-error no such column
  view.find({ sort: ['title', 'dey'] });
  // @ts-expect-error no such relation
  view.get('1', { include: 'third' });
  // @ts-expect-error no such relation of the other view
  view.find({ include: ['copies', 'copies.third'] });
  // @ts-expect-error no such column
  view.count({ filter: { titel: 'New' } });
  // @ts-expect-error no such column
  view.label('titel');
  // @ts-expect-error a clone has the columns of its original
  note.clone().set('titel', 'New');
  void saveAll(note, { title: 'New', price: null });
  // @ts-expect-error no such column
  void saveAll(note, { titel: 'New' });
  // @ts-expect-error a price is text
  void saveAll(note, { price: 9.5 });
  // @ts-expect-error no such column
  list('typed_notes', { sort: 'titel' });
  // @ts-expect-error no such column
  list(view, { sort: 'titel' });
  // @ts-expect-error no such column
  wholeList('typed_notes', { filter: { titel: 'New' } });
  // @ts-expect-error no such column
  Loaded({ view: 'typed_notes', query: { sort: 'titel' }, failed: null, children: () => null });

  // A record of any view, and the records of a view that is not declared, take every name.
  const anyRecord: ModelRecord = note;
  anyRecord.set('anything', 1);
  field(anyRecord, 'anything').setValue(1);
  void saveAll(anyRecord, { anything: 1 });
  const undeclared = await client.view('others');
  undeclared.create().set('anything', 1);
  undeclared.find({ filter: { anything: 1 }, sort: 'anything', include: 'all' });
  field(undeclared.create(), 'anything').setValue(1);
}

test('wrong names and values of a declared view do not compile', () => {
  expect(refused).toBeTypeOf('function');
});

test('views, records and fields are typed by the view’s name', () => {
  expect(typed).toBeTypeOf('function');
});
