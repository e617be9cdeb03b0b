import type { SqlEntityManager } from '@mikro-orm/sql';
import { User } from '@praxiskit/auth-server/mikro-orm';
import { ensureOpen } from '@praxiskit/patients/mikro-orm';
import { defineView, type HookValues } from '@praxiskit/record-server';
import { isStaff } from '../records/roles.ts';
import { Letter } from './letter.entity.ts';

/** The columns of patients: the state of the mail is for staff alone. */
const ofAddressee = [
  'id',
  'version',
  'created_at',
  'updated_at',
  'subject',
  'body',
  'status',
  'patient_id',
  'author_id',
  'author_name',
  'sent_at',
  'read_at',
] as const;

/** Staff write drafts; a sent letter is visible to its addressee, and never changes. */
export const lettersView = defineView({
  name: 'letters',
  label: { de: 'Briefe', en: 'Letters' },
  entity: Letter,
  autosave: true,
  defaultSort: '-sent_at,-created_at',
  columns: {
    subject: { label: { de: 'Betreff', en: 'Subject' }, rules: ['required|maxLength:200'] },
    body: { label: { de: 'Text', en: 'Text' }, rules: ['required|maxLength:20000'] },
    status: { label: { de: 'Stand', en: 'Status' } },
    patient_id: { label: { de: 'Patient', en: 'Patient' } },
    author_id: { label: { de: 'Verfasst von', en: 'Author' }, readOnly: true },
    author_name: { label: { de: 'Verfasst von', en: 'Author' }, readOnly: true },
    sent_at: { label: { de: 'Versendet am', en: 'Sent on' }, readOnly: true },
    read_at: { label: { de: 'Gelesen am', en: 'Read on' }, readOnly: true },
    mail_status: { label: { de: 'Stand der E-Mail', en: 'State of the e-mail' }, readOnly: true },
  },
  relations: { patient: { view: 'profiles' }, author: { view: 'users' } },
  access(viewer) {
    if (!viewer) return null;
    if (isStaff(viewer)) {
      const drafts = { status: 'draft' } as const;
      return {
        read: { patient: { lockedAt: null } },
        create: true,
        update: drafts,
        updateTo: true,
        remove: drafts,
        writable: ['patient_id', 'subject', 'body', 'status'],
      };
    }
    return { read: { status: 'sent', patient: { user: viewer.id } }, readable: ofAddressee };
  },
  hooks: {
    async beforeCreate(values, { viewer, em }) {
      await ensureOpen(em, values.patient_id);
      values.author_id = viewer?.id;
      if (values.status === 'sent') await sign(values, viewer?.id, em);
    },
    async beforeUpdate(values, { before, em }) {
      await ensureOpen(em, values.patient_id);
      if (values.status === 'sent' && before?.status !== 'sent') {
        await sign(values, before?.author_id, em);
      }
    },
  },
});

/** A letter keeps the name that its author had: its author is never changed. */
async function sign(values: HookValues, authorId: unknown, em: SqlEntityManager): Promise<void> {
  values.sent_at = new Date();
  values.author_name = (await em.findOneOrFail(User, { id: String(authorId) })).name;
}
