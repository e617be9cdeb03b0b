import { useSession } from '@praxiskit/pages/react';
import { Alert } from '@praxiskit/ui-kit';
import { useSearchParams } from 'react-router';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';

const areas = {
  admin: { text: 'refusedAdmin', roles: ['admin'] },
  staff: { text: 'refusedStaff', roles: ['staff', 'admin'] },
} as const;

/** Explains why a user without the role was sent here: `?refused=` names the area. */
export function Refused({ email }: { email: string }) {
  const { account } = useMessages();
  const [search] = useSearchParams();
  const own = useSession()?.user.data.roles ?? [];
  const name = search.get('refused') ?? '';
  const area = Object.hasOwn(areas, name) ? areas[name as keyof typeof areas] : null;
  if (area === null || area.roles.some((role) => own.includes(role))) return null;
  return (
    <Alert isBoxed>
      <Filled text={account[area.text]} values={{ email: <strong>{email}</strong> }} />
    </Alert>
  );
}
