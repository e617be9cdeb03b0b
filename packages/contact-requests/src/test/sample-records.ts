import type { Locale } from '@praxiskit/core';
import type { Definition } from '@praxiskit/record-model';
import {
  createStaffSample,
  sampleContent,
  sampleJson,
  sampleText,
  sampleTexts,
  sampleView,
  uuid,
} from '@praxiskit/staff/testing';

const instant = { type: 'DATETIME', allowNull: true, readOnly: true } as const;

export const definitions: readonly Definition[] = [
  sampleView('users', { name: sampleText('Name') }),
  sampleView(
    'requests',
    {
      name: sampleText('Name'),
      contact: sampleText('Contact'),
      reachable: sampleJson('Reachable'),
      status: {
        type: 'STRING',
        label: 'Status',
        allowNull: false,
        rules: [{ op: 'oneOf', arg: ['open', 'answered', 'closed'] }],
      },
      locale: sampleText('Language'),
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
];

/** Views of other subjects that the page reads. */
const others: readonly Definition[] = [
  sampleContent('treatments', {
    position: { type: 'INTEGER', label: 'Position', allowNull: false },
    ...sampleTexts('name', 'Name', true),
  }),
  sampleContent('practice', { holidays: sampleJson('Holidays') }),
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
    treatments: ['Hyaluron', 'Faltenbehandlung'].map((name, index) => ({
      id: uuid(index + 13),
      position: index,
      name_de: name,
      name_en: name,
    })),
    practice: [
      {
        id: uuid(300),
        holidays: [
          { date: '2026-12-24', hours: [], note_de: 'Heiligabend', note_en: 'Christmas Eve' },
        ],
      },
    ],
  };
}

/** Requests in the page's memory, and clients of them. */
export const createSample = (locale: Locale = 'de', now = Date.now()) =>
  createStaffSample([...definitions, ...others], rowsAt(now), locale);
