import { defineEntity, p } from '@mikro-orm/core';
import { recordProperties } from '@praxiskit/core/mikro-orm';
import { standardModifiers } from '@praxiskit/record-model';
import { defineView } from '@praxiskit/record-server';

const TreatmentSchema = defineEntity({
  name: 'Treatment',
  tableName: 'treatments',
  properties: {
    ...recordProperties,
    name: p.string().length(40),
    position: p.integer().default(0),
    active: p.boolean().default(true),
    facts: p.json<unknown>().nullable(),
    summary: p.text().nullable(),
    prices: () => p.oneToMany(Price).mappedBy('treatment'),
    notes: () => p.oneToMany(Note).mappedBy('treatment'),
    guide: () => p.oneToOne(Guide).mappedBy('treatment').nullable(),
    concerns: () => p.manyToMany(Concern).owner().pivotTable('treatment_concerns'),
  },
});
class Treatment extends TreatmentSchema.class {}
TreatmentSchema.setClass(Treatment);

const PriceSchema = defineEntity({
  name: 'Price',
  tableName: 'prices',
  properties: {
    ...recordProperties,
    treatment: () => p.manyToOne(Treatment),
    amount: p.decimal().precision(20).scale(2).nullable(),
    views: p.bigint('string').nullable(),
    validFrom: p.date().nullable(),
    opensAt: p.time().nullable(),
    checkedAt: p.datetime(3).nullable(),
    factor: p.float().nullable(),
  },
});
class Price extends PriceSchema.class {}
PriceSchema.setClass(Price);

const NoteSchema = defineEntity({
  name: 'Note',
  tableName: 'notes',
  properties: {
    ...recordProperties,
    text: p.text(),
    treatment: () => p.manyToOne(Treatment).nullable(),
  },
});
class Note extends NoteSchema.class {}
NoteSchema.setClass(Note);

const GuideSchema = defineEntity({
  name: 'Guide',
  tableName: 'guides',
  properties: {
    ...recordProperties,
    title: p.string(),
    treatment: () => p.oneToOne(Treatment).owner().nullable(),
  },
});
class Guide extends GuideSchema.class {}
GuideSchema.setClass(Guide);

const ConcernSchema = defineEntity({
  name: 'Concern',
  tableName: 'concerns',
  properties: {
    ...recordProperties,
    slug: p.string(),
    treatments: () => p.manyToMany(Treatment).mappedBy('concerns'),
  },
});
class Concern extends ConcernSchema.class {}
ConcernSchema.setClass(Concern);

export const entities = [Treatment, Price, Note, Guide, Concern];

/** In addition to those of every site. */
export const modifiers = {
  ...standardModifiers,
  getters: {
    title: (_: unknown, { slug }: Readonly<Record<string, unknown>>) => `#${String(slug)}`,
  },
};

const all = { read: true, create: true, update: true, remove: true } as const;

/** No hidden columns and no default order: the definitions describe everything. */
export const views = [
  defineView({
    name: 'treatments',
    label: { de: 'Behandlungen', en: 'Treatments' },
    entity: Treatment,
    autosave: true,
    columns: {
      name: {
        label: { de: 'Name', en: 'Name' },
        rules: ['required|maxLength:40'],
        setter: 'trim',
        merge: 'blocks',
      },
      position: { rules: [{ op: 'min', arg: 0 }] },
    },
    relations: {
      prices: { view: 'prices', linkable: true },
      notes: { view: 'notes', linkable: true },
      guide: { view: 'guides', linkable: true },
      concerns: { view: 'concerns', linkable: true },
    },
    access: () => ({ ...all, writable: ['name', 'position', 'active', 'facts', 'summary'] }),
  }),
  defineView({
    name: 'prices',
    entity: Price,
    relations: { treatment: { view: 'treatments' } },
    access: () => ({
      ...all,
      writable: [
        'treatment_id',
        'amount',
        'views',
        'valid_from',
        'opens_at',
        'checked_at',
        'factor',
      ],
    }),
  }),
  defineView({
    name: 'notes',
    entity: Note,
    relations: { treatment: { view: 'treatments' } },
    access: () => ({ ...all, writable: ['text', 'treatment_id'] }),
  }),
  defineView({
    name: 'guides',
    entity: Guide,
    columns: { title: { createOnly: true } },
    relations: { treatment: { view: 'treatments' } },
    access: () => ({ ...all, writable: ['title', 'treatment_id'] }),
  }),
  defineView({
    name: 'concerns',
    entity: Concern,
    computed: { title: { getter: 'title', from: ['slug'], label: { de: 'Titel', en: 'Title' } } },
    relations: { treatments: { view: 'treatments', linkable: true } },
    access: () => ({ ...all, writable: ['slug'] }),
  }),
];
