import type { Column, Definition } from '@praxiskit/record-model';
import { createRecordClient } from '@praxiskit/record-model/client';
import { createWireLog } from '@praxiskit/record-model/devtools';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';

const own: Record<string, Column> = {
  id: { type: 'STRING', allowNull: false, primaryKey: true, readOnly: true },
  version: { type: 'INTEGER', allowNull: false, default: 1, readOnly: true },
};
const name: Column = {
  type: 'STRING',
  label: 'Name',
  allowNull: false,
  rules: [{ op: 'required' }, { op: 'maxLength', arg: 40 }],
};
const usual = { primaryKey: 'id', autosave: true, revision: '1' } as const;

/** The definitions that record-server would send to this user. */
const definitions: Definition[] = [
  {
    ...usual,
    name: 'treatments',
    label: 'Treatments',
    columns: {
      ...own,
      name,
      minutes: {
        type: 'INTEGER',
        label: 'Minutes',
        allowNull: true,
        rules: [
          { op: 'min', arg: 5 },
          { op: 'max', arg: 240 },
        ],
      },
    },
    relations: {
      concerns: { type: 'belongsToMany', view: 'concerns', through: 'treatment_concerns' },
    },
  },
  {
    ...usual,
    name: 'concerns',
    label: 'Concerns',
    columns: { ...own, name },
    relations: {
      treatments: { type: 'belongsToMany', view: 'treatments', through: 'treatment_concerns' },
    },
  },
];

const rows = {
  treatments: [
    { id: '1', name: 'Hydrafacial', minutes: 45 },
    { id: '2', name: 'Peeling', minutes: 30 },
    { id: '3', name: 'Microneedling', minutes: 60 },
  ],
  concerns: [
    { id: '1', name: 'Dryness' },
    { id: '2', name: 'Scars' },
  ],
  treatment_concerns: [{ treatments: '1', concerns: '1' }],
};

/** A server in the page's memory; each call of `connect` is one user on their own device. */
export function createPractice() {
  const server = createMemoryServer(definitions, rows, { locale: 'en' });
  return {
    async connect() {
      let isReachable = true;
      const wireLog = createWireLog((input, init) =>
        isReachable ? server.fetch(input, init) : Promise.reject(new TypeError('No network')),
      );
      const client = createRecordClient({ fetch: wireLog.fetch, locale: 'en' });
      const find = async (view: string) =>
        (await client.view(view)).get('1', {
          include: view === 'concerns' ? 'treatments' : 'concerns',
        });
      const [treatment, concern] = [await find('treatments'), await find('concerns')];
      return {
        client,
        wireLog,
        treatment,
        concern,
        reach(isBack: boolean) {
          isReachable = isBack;
          if (isBack) void client.flush();
        },
      };
    },
  };
}

export type Device = Awaited<ReturnType<ReturnType<typeof createPractice>['connect']>>;
