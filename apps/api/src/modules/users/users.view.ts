import { accountView } from '@praxiskit/auth-server/mikro-orm';
import { defineView } from '@praxiskit/record-server';
import { isAdmin, isStaff } from '../records/roles.ts';

export const usersView = defineView({
  ...accountView,
  access(viewer) {
    if (!viewer) return null;
    if (isAdmin(viewer)) return { read: true, update: true, writable: ['name'] };
    // The addressee of a letter may know the author's name, and nothing else of the account.
    const readable = ['id', 'name'] as const;
    if (isStaff(viewer)) return { read: true, readable };
    return {
      read: { $or: [{ id: viewer.id }, { roles: { $overlap: ['staff', 'doctor'] } }] },
      readable,
    };
  },
});
