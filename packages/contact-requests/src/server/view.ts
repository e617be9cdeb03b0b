import { type HookContext, keepSteps, type Steps } from '@praxiskit/record-server';

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
    // What is closed was answered before, or never.
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
  columns: {
    name: { label: { de: 'Name', en: 'Name' }, readOnly: true },
    contact: { label: { de: 'E-Mail oder Telefon', en: 'E-mail or phone' }, readOnly: true },
    reachable: { label: { de: 'Erreichbar', en: 'Reachable' }, readOnly: true },
    treatment_id: { label: { de: 'Behandlung', en: 'Treatment' }, readOnly: true },
    locale: { label: { de: 'Sprache', en: 'Language' }, readOnly: true },
    status: { label: { de: 'Stand', en: 'Status' } },
    answered_by_id: { label: { de: 'Beantwortet von', en: 'Answered by' }, readOnly: true },
    answered_at: { label: { de: 'Beantwortet am', en: 'Answered on' }, readOnly: true },
    closed_by_id: { label: { de: 'Geschlossen von', en: 'Closed by' }, readOnly: true },
    closed_at: { label: { de: 'Geschlossen am', en: 'Closed on' }, readOnly: true },
    delete_after: { label: { de: 'Wird gelöscht am', en: 'Deleted on' }, readOnly: true },
  },
  hooks: { beforeUpdate: [keepSteps('status', () => steps), sign] },
} as const;

/** What those may do who answer requests; they are made by the form alone, and go when their time is over. */
export const requestAccess = { read: true, update: true, writable: ['status'] } as const;
