import { defineView, inBothLanguages, keepSortKey } from '@praxiskit/record-server';
import { mayPublish } from '../records/roles.ts';
import { Concern } from './concern.entity.ts';

const writable = ['slug', 'position', 'name_de', 'name_en'] as const;

export const concernsView = defineView({
  name: 'concerns',
  label: { de: 'Anliegen', en: 'Concerns' },
  entity: Concern,
  defaultSort: 'position',
  columns: {
    slug: {
      label: { de: 'Kurzname', en: 'Short name' },
      rules: ['required', { op: 'pattern', arg: '^[a-z0-9-]+$' }],
    },
    position: { label: { de: 'Reihenfolge', en: 'Position' } },
    ...inBothLanguages({ name: { label: { de: 'Name', en: 'Name' }, rules: ['required'] } }),
  },
  relations: { treatments: { view: 'treatments' } },
  access(viewer) {
    if (!mayPublish(viewer)) return { read: true };
    return { read: true, create: true, update: true, remove: true, writable };
  },
  hooks: { beforeCreate: keepSortKey('name_de'), beforeUpdate: keepSortKey('name_de') },
});
