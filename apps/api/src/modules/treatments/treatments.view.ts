import { defineView } from '@praxiskit/record-server';
import { germanSortKey } from '../records/german-sort-key.ts';
import { isAdmin, isStaff } from '../records/roles.ts';
import { Treatment } from './treatment.entity.ts';
import { ensureTreatmentFacts } from './treatment-facts.ts';

const writable = [
  'slug',
  'position',
  'active',
  'name_de',
  'name_en',
  'summary_de',
  'summary_en',
  'body_de',
  'body_en',
  'facts',
];

export const treatmentsView = defineView({
  name: 'treatments',
  label: { de: 'Behandlungen', en: 'Treatments' },
  entity: Treatment,
  defaultSort: 'position',
  columns: {
    slug: { rules: [{ op: 'required' }, { op: 'pattern', arg: '^[a-z0-9-]+$' }] },
    name_de: { label: 'Name (de)', rules: [{ op: 'required' }, { op: 'maxLength', arg: 120 }] },
    name_en: { label: 'Name (en)', rules: [{ op: 'required' }, { op: 'maxLength', arg: 120 }] },
    position: { rules: [{ op: 'integer' }, { op: 'min', arg: 0 }] },
  },
  relations: { prices: { view: 'prices' }, concerns: { view: 'concerns', linkable: true } },
  access(viewer) {
    return isStaff(viewer) || isAdmin(viewer)
      ? { read: true, create: true, update: true, remove: isAdmin(viewer), writable }
      : { read: { active: true } };
  },
  hooks: {
    beforeCreate: complete,
    beforeUpdate: complete,
  },
});

function complete(values: Record<string, unknown>): void {
  ensureTreatmentFacts(values.facts);
  values.sort_key = germanSortKey(values.name_de as string | undefined);
}
