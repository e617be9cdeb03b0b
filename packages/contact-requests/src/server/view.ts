import { type HookContext, keepSteps, type Steps, writableNamesOf } from '@praxiskit/record-server';
import { requestColumns } from './columns.ts';

/** On, and back again: a step taken by mistake is taken back. */
const steps: Steps = {
  first: [],
  next: {
    open: ['answered', 'closed'],
    answered: ['closed', 'open'],
    closed: ['answered', 'open'],
  },
};

const signed = ['answered', 'closed'] as const;

/** When a step was taken, and by whom; a step that was taken back is forgotten. */
function sign(values: object, { before, viewer }: HookContext): void {
  const row = values as Record<string, unknown>;
  const last = before as Record<string, unknown> | null;
  if (row.status === last?.status) return;
  for (const step of signed) {
    // A closed request was answered before, or never.
    if (step === 'answered' && row.status === 'closed') continue;
    const isBack = step === 'answered' && row.status === step && last?.status === 'closed';
    if (isBack && last?.answered_at) continue;
    row[`${step}_at`] = row.status === step ? new Date() : null;
    row[`${step}_by_id`] = row.status === step ? viewer?.id : null;
  }
}

/** For `defineView`, with the entity, its relations and who may do it: `requestAccess`. */
export const requestView = {
  name: 'requests',
  label: { de: 'Anfragen', en: 'Requests' },
  defaultSort: 'created_at',
  sensitive: true,
  columns: requestColumns,
  hooks: { beforeUpdate: [keepSteps('status', () => steps), sign] },
} as const;

/** For staff who answer requests. Only the form creates requests; they are deleted when their time is over. */
export const requestAccess = {
  read: true,
  update: true,
  writable: writableNamesOf(requestColumns),
} as const;
