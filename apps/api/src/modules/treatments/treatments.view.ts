import { defineView, germanSortKey, RecordServerError } from '@praxiskit/record-server';
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
] as const;

const texts = (de: string, en: string) => ({
  de: { label: { de: `${de} (Deutsch)`, en: `${en} (German)` } },
  en: { label: { de: `${de} (Englisch)`, en: `${en} (English)` } },
});
const name = texts('Name', 'Name');
const summary = texts('Kurzer Text', 'Summary');
const body = texts('Text', 'Text');
const nameRules = [{ op: 'required' as const }, { op: 'maxLength' as const, arg: 120 }];

/** `isFree` tells whether a slug is an address that no other page of the site has. */
export function createTreatmentsView(isFree: (slug: string) => boolean) {
  function complete(values: Record<string, unknown>): void {
    ensureTreatmentFacts(values.facts);
    ensureFreeAddress(values.slug, isFree);
    values.sort_key = germanSortKey(values.name_de as string | undefined);
  }
  return defineView({
    name: 'treatments',
    label: { de: 'Behandlungen', en: 'Treatments' },
    entity: Treatment,
    defaultSort: 'position',
    columns: {
      slug: {
        label: { de: 'Adresse', en: 'Address' },
        rules: [{ op: 'required' }, { op: 'pattern', arg: '^[a-z0-9-]+$' }],
      },
      position: {
        label: { de: 'Reihenfolge', en: 'Position' },
        rules: [{ op: 'integer' }, { op: 'min', arg: 0 }],
      },
      active: { label: { de: 'Wird angeboten', en: 'Offered' } },
      name_de: { ...name.de, rules: nameRules },
      name_en: { ...name.en, rules: nameRules },
      summary_de: summary.de,
      summary_en: summary.en,
      body_de: body.de,
      body_en: body.en,
      facts: { label: { de: 'Auf einen Blick', en: 'At a glance' } },
    },
    relations: { prices: { view: 'prices' }, concerns: { view: 'concerns', linkable: true } },
    access(viewer) {
      return isStaff(viewer) || isAdmin(viewer)
        ? { read: true, create: true, update: true, remove: isAdmin(viewer), writable }
        : { read: { active: true } };
    },
    hooks: { beforeCreate: complete, beforeUpdate: complete },
  });
}

/** @throws RecordServerError VALIDATION_FAILED: the treatment's page would never be found */
function ensureFreeAddress(slug: unknown, isFree: (slug: string) => boolean): void {
  if (typeof slug !== 'string' || isFree(slug)) return;
  const message = `/${slug} is another page of the site`;
  throw new RecordServerError('VALIDATION_FAILED', {
    details: { slug: [{ op: 'custom', message }] },
  });
}
