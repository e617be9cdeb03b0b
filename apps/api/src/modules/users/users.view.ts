import { User } from '@praxiskit/auth-server/mikro-orm';
import { defineView } from '@praxiskit/record-server';
import { isAdmin, isStaff } from '../records/roles.ts';

export const usersView = defineView({
  name: 'users',
  label: { de: 'Konten', en: 'Accounts' },
  entity: User,
  defaultSort: 'name',
  columns: {
    password_hash: { hidden: true },
    email: { label: { de: 'E-Mail', en: 'E-mail' }, readOnly: true },
    name: {
      label: { de: 'Name', en: 'Name' },
      rules: [{ op: 'required' }, { op: 'maxLength', arg: 160 }],
    },
    // Given and taken by POST /api/auth/accounts/{id}/roles and …/state, which know the rules for it.
    roles: { label: { de: 'Rollen', en: 'Roles' }, readOnly: true },
    // By POST /api/auth/accounts/{id}/password/reset: whoever is asked is signed out at the same time.
    password_change: {
      label: { de: 'Muss das Passwort ändern', en: 'Must change the password' },
      readOnly: true,
    },
    password_change_since: {
      label: { de: 'Neues Passwort verlangt am', en: 'New password asked for on' },
      readOnly: true,
    },
    password_changed_at: {
      label: { de: 'Passwort geändert am', en: 'Password changed on' },
      readOnly: true,
    },
    deletion_at: { label: { de: 'Wird gelöscht am', en: 'Is deleted on' }, readOnly: true },
    disabled_at: { label: { de: 'Gesperrt seit', en: 'Disabled since' }, readOnly: true },
    email_verified_at: {
      label: { de: 'E-Mail bestätigt am', en: 'E-mail confirmed on' },
      readOnly: true,
    },
  },
  access(viewer) {
    if (!viewer) return null;
    if (isAdmin(viewer)) return { read: true, update: true, writable: ['name'] };
    // The addressee of a letter may know the author's name, and nothing else of the account.
    const readable = ['id', 'name'] as const;
    if (isStaff(viewer)) return { read: true, readable };
    return { read: { $or: [{ id: viewer.id }, { roles: { $contains: ['staff'] } }] }, readable };
  },
});
