import { defineView } from '@praxiskit/record-server';
import { isAdmin, isStaff } from '../records/roles.ts';
import { User } from './user.entity.ts';

export const usersView = defineView({
  name: 'users',
  label: { de: 'Konten', en: 'Accounts' },
  entity: User,
  defaultSort: 'name',
  columns: {
    password_hash: { hidden: true },
    email: { label: 'E-Mail', readOnly: true },
    name: { label: 'Name', rules: [{ op: 'required' }, { op: 'maxLength', arg: 160 }] },
    roles: { label: 'Rollen' },
    email_verified_at: { readOnly: true },
  },
  access(viewer) {
    if (!viewer) return null;
    if (isAdmin(viewer)) {
      return {
        read: true,
        update: true,
        writable: ['name', 'roles', 'password_change', 'disabled_at'],
      };
    }
    // Who wrote a letter is no secret to whom it is addressed; more than the name is.
    const readable = ['id', 'name'];
    if (isStaff(viewer)) return { read: true, readable };
    return { read: { $or: [{ id: viewer.id }, { roles: { $contains: ['staff'] } }] }, readable };
  },
});
