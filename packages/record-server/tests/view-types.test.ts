import { defineEntity, p } from '@mikro-orm/core';
import {
  defineView,
  defineViews,
  keepSortKey,
  type View,
  type ViewHooks,
} from '@praxiskit/record-server';
import { expect, expectTypeOf, test } from 'vitest';
import { Concern, Note, Price, Treatment } from './practice.ts';

/** Types that must not compile: `tsc` fails where an expected error is missing. */
const read = () => ({ read: true });
const price = { name: 'prices', entity: Price } as const;
const treatment = { name: 'treatments', entity: Treatment } as const;
const staffId = '01990000-0000-7000-8000-000000000001';

const OddSchema = defineEntity({
  name: 'Odd',
  tableName: 'odd',
  properties: {
    id: p.uuid().primary(),
    version: p.integer().version(),
    line2Text: p.string(),
    renamed: p.string().fieldName('other_name'),
    sortKey: p.string(),
    passwordHash: p.string().hidden(),
    roles: p.array(),
    sentAt: p.datetime().nullable(),
    status: p.enum(['draft', 'sent'] as const),
    treatedBy: () => p.manyToOne(Concern).nullable(),
  },
});
class Odd extends OddSchema.class {}
OddSchema.setClass(Odd);
const odd = { name: 'odd', entity: Odd } as const;

test('wire names of columns come from the entity [R7.1]', () => {
  defineView({
    name: 'odd',
    entity: Odd,
    columns: { line2text: {}, other_name: {}, treated_by_id: {}, password_hash: { hidden: true } },
    relations: { treated_by: { view: 'concerns' } },
    defaultSort: '-sent_at,line2text',
    access: () => ({ read: true, writable: ['other_name', 'treated_by_id'] }),
  });
  // @ts-expect-error the column is called other_name
  defineView({ ...odd, columns: { renamed: {} }, access: read });
  // @ts-expect-error the foreign key is called treated_by_id
  defineView({ ...odd, columns: { treated_by: {} }, access: read });
  // @ts-expect-error the wire has no capitals
  defineView({ ...odd, columns: { sentAt: {} }, access: read });
  // @ts-expect-error a list of the other entity is no column
  defineView({ ...treatment, columns: { prices: {} }, access: read });
});

test('a wrong name in `columns`, `relations` or `defaultSort` does not compile [R7.1]', () => {
  // @ts-expect-error amuont
  defineView({ ...price, columns: { amuont: {} }, access: read });
  // @ts-expect-error treatmnt
  defineView({ ...price, relations: { treatmnt: { view: 'y' } }, access: read });
  // @ts-expect-error a column is no relation
  defineView({ ...price, relations: { amount: { view: 'y' } }, access: read });
  // @ts-expect-error a relation is a view's name and more
  defineView({ ...price, relations: { treatment: 'y' }, access: read });
  // @ts-expect-error -amuont
  defineView({ ...price, defaultSort: '-amuont', access: read });
  // @ts-expect-error the second of two
  defineView({ ...price, defaultSort: 'amount,-labelDe', access: read });
  defineView({ ...price, defaultSort: 'amount,-label_de', access: read });
});

test('a wrong name or value in a filter of `access` does not compile', () => {
  // @ts-expect-error tratment
  defineView({ ...price, access: () => ({ read: { tratment: { active: true } } }) });
  // @ts-expect-error activ, of the related entity
  defineView({ ...price, access: () => ({ read: { treatment: { activ: true } } }) });
  // @ts-expect-error beside a name that is right
  defineView({ ...price, access: () => ({ read: { amount: '1', amuont: '1' } }) });
  // @ts-expect-error label_de is the wire's name, the entity's is labelDe
  defineView({ ...price, access: () => ({ read: { amount: '1', label_de: 'x' } }) });
  // @ts-expect-error inside $or
  defineView({ ...price, access: () => ({ read: { $or: [{ amount: '1' }, { amuont: null }] } }) });
  const slip = { treatment: { active: true, activ: true } } as const;
  // @ts-expect-error inside $or, of the related entity, beside a name that is right
  defineView({ ...price, access: () => ({ read: { $or: [slip] } }) });
  // @ts-expect-error inside $not
  defineView({ ...price, access: () => ({ read: { $not: { amuont: null } } }) });
  // @ts-expect-error an operator that does not exist
  defineView({ ...price, access: () => ({ read: { amount: { $gt: '1', $lest: '2' } } }) });
  // @ts-expect-error in `update`
  defineView({ ...price, access: () => ({ read: true, update: { amuont: '1' } }) });
  // @ts-expect-error in `remove`
  defineView({ ...price, access: () => ({ read: true, remove: { amuont: '1' } }) });
  // @ts-expect-error a number for a text
  defineView({ ...price, access: () => ({ read: { labelDe: 1 } }) });
  // @ts-expect-error in one of two answers
  defineView({ ...price, access: (viewer) => ({ read: viewer ? true : { amuont: '1' } }) });
  // @ts-expect-error in one of two objects
  defineView({ ...price, access: (viewer) => viewer && { read: { amuont: '1' } } });
  // @ts-expect-error in a collection
  defineView({ ...treatment, access: () => ({ read: { prices: { amuont: '1' } } }) });
  // @ts-expect-error in a collection, by $some
  defineView({ ...treatment, access: () => ({ read: { prices: { $some: { a: 1 } } } }) });
  // @ts-expect-error a value that an enum does not have
  defineView({ ...odd, access: () => ({ read: { status: 'sentt' } }) });
  // @ts-expect-error an array holds texts
  defineView({ ...odd, access: () => ({ read: { roles: { $contains: [1] } } }) });
});

test('a wrong name in `readable`, `writable` or of a permission does not compile', () => {
  // @ts-expect-error amuont
  defineView({ ...price, access: () => ({ read: true, readable: ['id', 'amuont'] }) });
  // @ts-expect-error the property's name is not the column's
  defineView({ ...price, access: () => ({ read: true, writable: ['labelDe'] }) });
  const hidden = ['password_hash'] as const;
  // @ts-expect-error what the entity hides is never on the wire
  defineView({ ...odd, access: () => ({ read: true, readable: hidden }) });
  // @ts-expect-error a permission that does not exist would be no permission
  defineView({ ...price, access: () => ({ read: true, upate: true }) });
  // @ts-expect-error amuont, of a row that is made
  defineView({ ...price, access: () => ({ read: true, create: { amuont: '1' } }) });
  // @ts-expect-error amuont, of a row that an update leaves
  defineView({ ...price, access: () => ({ read: true, update: true, updateTo: { amuont: '1' } }) });
});

test('a wrong name in a hook does not compile [R7.1]', () => {
  const sets: ViewHooks<Price> = {
    beforeCreate(values) {
      // @ts-expect-error amuont, which a hook sets
      values.amuont = '1';
    },
  };
  // @ts-expect-error amuont, which a hook reads
  defineView({ ...price, access: read, hooks: { beforeUpdate: ({ amuont }) => void amuont } });
  // @ts-expect-error amuont, of the row as it was
  const was: ViewHooks<Price> = { beforeRemove: ({ before }) => void before?.amuont };
  // @ts-expect-error labelDe is the entity's name, the wire's is label_de
  defineView({ ...price, access: read, hooks: { beforeCreate: ({ labelDe }) => void labelDe } });
  const writesBefore: ViewHooks<Price> = {
    beforeUpdate(_, { before }) {
      // @ts-expect-error the row as it was is read only
      if (before) before.amount = '1';
    },
  };
  const setsHash: ViewHooks<Odd> = {
    beforeCreate(values) {
      // @ts-expect-error what the entity hides is not in a row, and would not be saved
      values.password_hash = 'x';
    },
  };
  const hooks: ViewHooks<Price> = {
    async beforeCreate(values, { viewer }) {
      values.label_de = viewer?.name;
      delete values.valid_from;
    },
    beforeUpdate(values, { before }) {
      if (before?.amount !== values.amount) values.treatment_id = before?.treatment_id;
    },
    beforeRemove() {},
  };
  function ofAnyRecord(values: Record<string, unknown>): void {
    values.AMOUNT = '1';
  }
  const views: View[] = [
    defineView({ ...price, access: read, hooks }),
    defineView({ ...price, access: read, hooks: { beforeCreate: ofAnyRecord } }),
    defineView<object>({ ...price, access: read, hooks: { beforeCreate: ofAnyRecord } }),
  ];
  expect([...views, sets, was, writesBefore, setsHash]).toHaveLength(7);
});

test('a wrong name in `keepSortKey` does not compile', () => {
  const both = keepSortKey('other_name', 'line2text');
  const slip = keepSortKey('other_name', 'line_2_text');
  defineView({ ...odd, access: read, hooks: { beforeCreate: both, beforeUpdate: both } });
  defineView({ ...odd, access: read, hooks: { beforeCreate: keepSortKey('other_name') } });
  // @ts-expect-error line_2_text
  defineView({ ...odd, access: read, hooks: { beforeUpdate: slip } });
  // @ts-expect-error othr_name
  defineView({ ...odd, access: read, hooks: { beforeCreate: keepSortKey('othr_name') } });
  // @ts-expect-error what the entity hides is not in a row
  defineView({ ...odd, access: read, hooks: { beforeCreate: keepSortKey('password_hash') } });
  // @ts-expect-error the entity has no sort_key
  defineView({ ...price, access: read, hooks: { beforeCreate: keepSortKey('label_de') } });
  // Columns under another naming strategy.
  defineView<object>({ ...price, access: read, hooks: { beforeCreate: keepSortKey('LABEL_DE') } });
});

test('filters that MikroORM understands compile', () => {
  const views: View[] = [
    defineView({
      name: 'prices',
      entity: Price,
      access: (viewer) => ({
        read: { $or: [{ treatment: null }, { treatment: { active: true } }] },
        update:
          viewer === null ? false : { amount: { $gt: '1' }, validFrom: { $lte: '2026-01-01' } },
        remove: { treatment: staffId, $not: { labelDe: { $like: 'x%' } } },
      }),
    }),
    defineView({
      ...treatment,
      access: () => ({
        read: { prices: { $some: { amount: '1' } }, concerns: { slug: 'x' } },
        update: { $and: [{ active: true }, { position: { $in: [1, 2] } }] },
        remove: { facts: { $contains: { layer: 'muskel' } } },
      }),
    }),
    defineView({
      name: 'odd',
      entity: Odd,
      access: () => ({
        read: { roles: { $contains: ['staff'] }, status: 'sent' },
        update: { sentAt: { $lt: new Date() }, treatedBy: { slug: 'x' } },
        remove: { status: ['draft', 'sent'] },
      }),
    }),
    defineView({ name: 'notes', entity: Note, access: (viewer) => viewer && { read: true } }),
  ];
  expect(views).toHaveLength(4);
});

test('a class that `defineEntity` has not made takes any names, and is checked at the start', () => {
  class Plain {
    readonly id = '';
  }
  defineView({
    name: 'plain',
    entity: Plain,
    columns: { anything: {} },
    access: () => ({ read: { x: 1 } }),
  });
  // Columns under another naming strategy.
  defineView<object>({ ...price, columns: { LABEL_DE: {} }, access: read });
});

test('a relation names a view of the list [R7.4]', () => {
  const notes = defineView({
    name: 'notes',
    entity: Note,
    relations: { price: { view: 'prices' } },
    access: read,
  });
  const prices = defineView({ ...price, access: read });
  expectTypeOf(notes.name).toEqualTypeOf<'notes'>();
  expect(defineViews([notes, prices])).toEqual([notes, prices]);
  // @ts-expect-error notes.price is in a view that is not in the list
  defineViews([notes]);
});
