import { openFindings } from '@praxiskit/compliance';
import { saveAsDraft } from '@praxiskit/record-drafts';
import {
  draftTestColumns,
  publishedTestRow,
  withTestDrafts,
} from '@praxiskit/record-drafts/testing';
import type { Column, Definition } from '@praxiskit/record-model';
import { createRecordClient, type RecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import type { PriceChange } from '@praxiskit/treatments';
import { sampleFacts, sampleTexts } from './sample-treatment.ts';

const id = { type: 'UUID', allowNull: false, primaryKey: true, readOnly: true } as const;
const version = { type: 'INTEGER', allowNull: false, default: 1, readOnly: true } as const;
const instant = { type: 'DATETIME', allowNull: true, readOnly: true } as const;
const own = { id, version, updated_at: instant, created_at: instant };

const text = (label: string, isRequired = false): Column => ({
  type: 'TEXT',
  label,
  allowNull: !isRequired,
  ...(isRequired ? { rules: [{ op: 'required' }] } : {}),
});
const both = (name: string, label: string, isRequired = false) => ({
  [`${name}_de`]: text(`${label} (German)`, isRequired),
  [`${name}_en`]: text(`${label} (English)`, isRequired),
});
const json = (label: string): Column => ({ type: 'JSON', label, allowNull: true });

const define = (name: string, columns: Definition['columns'], relations = {}): Definition => ({
  name,
  label: name,
  primaryKey: 'id',
  autosave: false,
  revision: '1',
  columns: { ...own, ...columns },
  relations,
});

/** A view whose records have drafts; these save themselves. */
const defineContent = (...[name, columns, relations]: Parameters<typeof define>): Definition => ({
  ...define(name, { ...columns, ...draftTestColumns }, relations),
  autosave: true,
});

const status: Column = {
  type: 'STRING',
  label: 'Status',
  allowNull: false,
  rules: [{ op: 'oneOf', arg: ['open', 'answered', 'closed'] }],
};

export const definitions: readonly Definition[] = [
  define('users', { name: text('Name') }),
  define(
    'requests',
    {
      name: text('Name'),
      contact: text('Contact'),
      reachable: json('Reachable'),
      status,
      locale: text('Language'),
      treatment_id: { type: 'UUID', allowNull: true },
      answered_at: instant,
      closed_at: instant,
      delete_after: instant,
      answered_by_id: { type: 'UUID', allowNull: true },
    },
    {
      treatment: { type: 'belongsTo', view: 'treatments', foreignKey: 'treatment_id' },
      answered_by: { type: 'belongsTo', view: 'users', foreignKey: 'answered_by_id' },
    },
  ),
  defineContent('treatments', {
    slug: text('Address', true),
    former_slugs: json('Former addresses'),
    position: { type: 'INTEGER', label: 'Position', allowNull: false },
    active: { type: 'BOOLEAN', label: 'Offered', allowNull: false },
    ...both('name', 'Name', true),
    ...both('summary', 'Summary'),
    ...both('body', 'What happens'),
    ...both('purpose', 'What for and for whom'),
    ...both('alternatives', 'Alternatives'),
    ...both('exclusions', 'Not with'),
    ...both('included', 'Included in the price'),
    course: json('Course'),
    risks: json('Risks'),
    care: json('Care'),
    questions: json('Questions'),
    evidence: json('Evidence'),
    facts: json('Facts'),
  }),
  defineContent(
    'concerns',
    {
      slug: text('Short name', true),
      ...both('name', 'Name', true),
      position: { type: 'INTEGER', label: 'Position', allowNull: false },
    },
    { treatments: { type: 'belongsToMany', view: 'treatments', through: 'treatment_concerns' } },
  ),
  // As the server has it: half an amount is no price.
  {
    ...defineContent(
      'prices',
      {
        treatment_id: { type: 'UUID', label: 'Treatment', allowNull: true },
        position: { type: 'INTEGER', label: 'Position', allowNull: false },
        ...both('label', 'Service', true),
        ...both('note', 'Note'),
        amount: {
          type: 'DECIMAL',
          label: 'Amount in euros',
          allowNull: true,
          rules: [{ op: 'min', arg: 0 }],
        },
        is_from: { type: 'BOOLEAN', label: 'Price from', allowNull: false, default: true },
        valid_from: { type: 'DATEONLY', label: 'Valid from', allowNull: false },
        history: { type: 'JSON', label: 'History', allowNull: false, default: [], readOnly: true },
      },
      { treatment: { type: 'belongsTo', view: 'treatments', foreignKey: 'treatment_id' } },
    ),
    autosave: false,
  },
  defineContent('pages', {
    slug: text('Address'),
    ...both('title', 'Title', true),
    ...both('description', 'Description'),
    ...both('body', 'Text'),
    words: json('Single texts'),
  }),
  defineContent('practice', {
    name: text('Name', true),
    street: text('Street', true),
    city: text('Town', true),
    postal_code: text('Postal code'),
    country: text('Country'),
    latitude: { type: 'FLOAT', label: 'Latitude', allowNull: true },
    longitude: { type: 'FLOAT', label: 'Longitude', allowNull: true },
    phone: text('Phone'),
    email: text('E-mail'),
    legal_form: text('Legal form'),
    vat_id: text('VAT id'),
    chamber: text('Chamber'),
    chamber_state: text('State of the chamber'),
    supervisory_authority: text('Supervisory authority'),
    ...both('title', 'Title'),
    doctors: json('Doctors'),
    hours: json('Hours'),
    holidays: json('Holidays'),
  }),
];

/** `00000000-0000-7000-8000-0000000000nn` */
export const uuid = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const names = [
  ['hydrafacial', 'Hydrafacial', 'oberhaut', 0.02, 0.02],
  ['microneedling', 'Microneedling', 'lederhaut', 0.5, 1.5],
  ['skinbooster', 'Skinbooster', 'lederhaut', 2, 2],
  ['hyaluron', 'Hyaluron', 'unterhaut', 2, 8],
  ['faltenbehandlung', 'Faltenbehandlung', 'muskel', 5, 5],
  ['vitamininfusion', 'Vitamininfusion', 'blutbahn', null, null],
] as const;

const saved = '2026-11-20T08:04:00.000Z';

const treatments = names.map(([slug, name, layer, depth_min, depth_max], index) => ({
  id: uuid(index + 10),
  slug,
  position: index,
  active: true,
  updated_at: saved,
  name_de: name,
  name_en: name,
  ...sampleTexts,
  facts: { ...sampleFacts, layer, depth_min, depth_max },
}));

const prices = [
  [0, 'Hydrafacial', '60 Minuten, Gesicht', '159.00'],
  [0, 'Hydrafacial, Gesicht und Hals', '75 Minuten', '199.00'],
  [1, 'Microneedling, Gesicht', null, '190.00'],
  [3, 'Hyaluron, Lippen', '0,5 ml', '320.00'],
  [3, 'Hyaluron, Wangen, Kinn und Kinnlinie', '2 ml', '720.00'],
  [4, 'Faltenbehandlung, eine Zone', null, '180.00'],
  [null, 'Beratung und Untersuchung', '45 Minuten', '50.00'],
] as const;

const history: readonly PriceChange[] = [
  { at: '2026-04-01T08:00:00.000Z', by: 'Clara Mustermann', to: '690.00' },
  { at: '2026-11-01T08:00:00.000Z', by: 'Sina Beispiel', from: '690.00', to: '720.00' },
];

/** @param now ms since 1970: requests have come in before it */
function rowsAt(now: number) {
  const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
  const request = (n: number, name: string, contact: string, more: object) => ({
    id: uuid(n),
    name,
    contact,
    reachable: [],
    locale: 'de',
    status: 'open',
    treatment_id: null,
    answered_by_id: null,
    answered_at: null,
    closed_at: null,
    delete_after: '2027-05-19T00:00:00.000Z',
    created_at: ago(1),
    updated_at: ago(1),
    ...more,
  });
  return {
    users: [{ id: uuid(1), name: 'Clara Mustermann' }],
    requests: [
      request(50, 'Erika Beispiel', '03643 000 00 41', {
        reachable: ['afternoon'],
        treatment_id: uuid(13),
        created_at: ago(17),
      }),
      request(51, 'Max von Muster-Großbeispiel', 'max@example.org', {
        treatment_id: uuid(14),
        created_at: ago(15),
      }),
      request(52, 'Lea Exempel', '0176 000 00 09', {
        reachable: ['morning', 'noon'],
        locale: 'en',
      }),
      request(53, 'Ilse Vorlage', '03643 000 00 42', {
        status: 'answered',
        answered_at: ago(20),
        answered_by_id: uuid(1),
        created_at: ago(40),
      }),
    ],
    treatments,
    prices: prices.map(([treatment, label, note, amount], index) => ({
      id: uuid(index + 100),
      position: index,
      amount,
      is_from: true,
      updated_at: saved,
      label_de: label,
      label_en: label,
      note_de: note,
      note_en: note,

      valid_from: '2026-11-01',
      history: label === 'Hyaluron, Wangen, Kinn und Kinnlinie' ? history : [],
      treatment_id: treatment === null ? null : uuid(treatment + 10),
    })),
    concerns: ['Feine Linien', 'Müde Haut'].map((name, index) => ({
      id: uuid(index + 70),
      slug: `anliegen-${index}`,
      position: index,
      updated_at: saved,
      name_de: name,
      name_en: ['Fine lines', 'Tired skin'][index],
    })),
    pages: ['barrierefreiheit', 'datenschutz', 'impressum'].map((slug, index) => ({
      id: uuid(index + 200),
      slug,
      updated_at: saved,
      body_de: 'Ein Absatz.',
      body_en: 'One.',
      title_de: slug,
      title_en: slug,
      description_de: '',
      description_en: '',
      words: {},
    })),
    practice: [
      {
        id: uuid(300),
        name: 'Aurelia',
        street: 'Musterstraße 12',
        city: 'Weimar',
        postal_code: '99423',
        country: 'Deutschland',
        phone: '03643 000 00 00',
        email: 'praxis@aurelia.example',
        legal_form: '',
        vat_id: '',
        chamber: '',
        chamber_state: '',
        supervisory_authority: '',
        title_de: 'Ärztin',
        title_en: 'Physician',
        updated_at: saved,
        hours: [1, 2, 4, 5].map((day) => ({ day, opens: '09:00', closes: '18:00' })),
        holidays: [
          { date: '2026-12-24', hours: [], note_de: 'Heiligabend', note_en: 'Christmas Eve' },
        ],
        doctors: [
          { title: 'Dr. med.', name: 'Clara Mustermann', role_de: 'Fachärztin', role_en: 'Doctor' },
        ],
      },
    ],
  };
}

/** A practice in the page's memory, a client of it, and more of them for others at the same time. */
export function createSample(locale: 'de' | 'en' = 'de', now = Date.now()) {
  const { users, requests, ...content } = rowsAt(now);
  const published = Object.fromEntries(
    Object.entries(content).map(([view, rows]) => [
      view,
      rows.map((row) => ({ ...publishedTestRow, ...row })),
    ]),
  );
  const server = createMemoryServer(definitions, {
    users,
    requests,
    ...published,
    treatment_concerns: [{ concerns: uuid(70), treatments: uuid(10) }],
  });
  const fetch = withTestDrafts(server, { findingsIn: (row) => openFindings(row, []) });
  const createClient = (): RecordClient =>
    createRecordClient({ fetch, locale, saveInstead: saveAsDraft });
  return { server, fetch, client: createClient(), createClient };
}
