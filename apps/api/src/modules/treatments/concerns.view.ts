import { defineView } from '@praxiskit/record-server';
import { germanSortKey } from '../records/german-sort-key.ts';
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
    beforeCreate: setSortKey,
    beforeUpdate: setSortKey,
  },
});

function setSortKey(values: Record<string, unknown>): void {
  values.sort_key = germanSortKey(values.name_de as string | undefined);
}
