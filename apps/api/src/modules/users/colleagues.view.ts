import { accountView } from '@praxiskit/auth-server/mikro-orm';
import { defineView } from '@praxiskit/record-server';
import { isStaff } from '../records/roles.ts';

/** The doctors of the practice, by name: the desk chooses who signs a letter. */
export const colleaguesView = defineView({
  ...accountView,
  name: 'colleagues',
  label: { de: 'Ärztinnen und Ärzte', en: 'Doctors' },
  access(viewer) {
    if (!isStaff(viewer)) return null;
    const active = { roles: { $overlap: ['doctor'] }, disabledAt: null };
    return { read: active, readable: ['id', 'name'] as const };
  },
});
