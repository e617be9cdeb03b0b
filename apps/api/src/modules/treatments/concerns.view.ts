import { defineView, keepSortKey } from '@praxiskit/record-server';
import { isAdmin, isStaff } from '../records/roles.ts';
import { Concern } from './concern.entity.ts';

export const concernsView = defineView({
  name: 'concerns',
  label: { de: 'Anliegen', en: 'Concerns' },
  entity: Concern,
  defaultSort: 'position',
  columns: {
    slug: {
      label: { de: 'Kurzname', en: 'Short name' },
      rules: [{ op: 'required' }, { op: 'pattern', arg: '^[a-z0-9-]+$' }],
    },
    position: { label: { de: 'Reihenfolge', en: 'Position' } },
    name_de: { label: { de: 'Name (Deutsch)', en: 'Name (German)' }, rules: [{ op: 'required' }] },
    name_en: {
      label: { de: 'Name (Englisch)', en: 'Name (English)' },
      rules: [{ op: 'required' }],
    },
  },
  relations: { treatments: { view: 'treatments' } },
  access(viewer) {
    return isStaff(viewer) || isAdmin(viewer)
      ? {
          read: true,
          create: true,
          update: true,
          remove: true,
          writable: ['slug', 'position', 'name_de', 'name_en'],
        }
      : { read: true };
  },
  hooks: {
    beforeCreate: keepSortKey('name_de'),
    beforeUpdate: keepSortKey('name_de'),
  },
});
