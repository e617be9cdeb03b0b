import { defineEntity, p } from '@mikro-orm/core';
import { inBothLanguages } from '@praxiskit/core';
import { propertiesOf, recordProperties } from '@praxiskit/core/mikro-orm';
import { defineView, publicNamesOf, shapesOf, writableNamesOf } from '@praxiskit/record-server';
import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';

const hours = z.array(z.string());
const columns = {
  owner_id: { label: { de: 'Gehört', en: 'Owner' } },
  ...inBothLanguages({ note: { property: p.string(), label: { de: 'Notiz', en: 'Note' } } }),
  hours: { property: p.json<string[]>().default([]), shape: hours },
  history: { property: p.json<object[]>().default([]), readOnly: true, staffOnly: true },
} as const;

const RoomSchema = defineEntity({
  name: 'Room',
  properties: { ...recordProperties, ...propertiesOf(columns) },
});
class Room extends RoomSchema.class {}
RoomSchema.setClass(Room);

test('one list of columns defines the entity, the names for access and the shapes', () => {
  expect(Object.keys(propertiesOf(columns))).toEqual(['noteDe', 'noteEn', 'hours', 'history']);
  expect(writableNamesOf(columns)).toEqual(['owner_id', 'note_de', 'note_en', 'hours']);
  expect(publicNamesOf(columns)).toEqual(['owner_id', 'note_de', 'note_en', 'hours']);
  expect(shapesOf(columns)).toEqual({ hours });
  expectTypeOf<Room['noteDe']>().toEqualTypeOf<string>();
});

test('a column that the entity does not have does not compile in the access of a view', () => {
  defineView({
    name: 'rooms',
    entity: Room,
    // @ts-expect-error the entity has no owner
    access: () => ({ read: true, writable: writableNamesOf(columns) }),
  });
});
