import { defineView } from '@praxiskit/record-server';
import { keepSortKey } from '../records/german-sort-key.ts';
import { isAdmin, isStaff } from '../records/roles.ts';
import { Concern } from './concern.entity.ts';

export const concernsView = defineView({
  name: 'concerns',
  label: { de: 'Anliegen', en: 'Concerns' },
  entity: Concern,
  defaultSort: 'position',
  columns: {
    slug: { rules: [{ op: 'required' }, { op: 'pattern', arg: '^[a-z0-9-]+$' }] },
    name_de: { label: 'Name (de)', rules: [{ op: 'required' }] },
    name_en: { label: 'Name (en)', rules: [{ op: 'required' }] },
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
