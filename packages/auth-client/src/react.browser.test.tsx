import { createAuthClient } from '@praxiskit/auth-client';
import { AuthProvider, useSession } from '@praxiskit/auth-client/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

const user = {
  name: 'Petra',
  email: 'p@example.org',
  data: { id: '1', roles: [], password_change: false },
};

function Greeting() {
  const { status, session } = useSession();
  return <p>{`${status} ${session?.user.name ?? 'guest'}`}</p>;
}

test('a component shows who is signed in, and follows the end of the session', async () => {
  const client = createAuthClient({
    fetch: async () => Response.json({}),
    session: { user, expires: '2026-11-20T10:00:00.000Z' },
  });
  const screen = await render(
    <AuthProvider client={client}>
      <Greeting />
    </AuthProvider>,
  );
  await expect.element(screen.getByText('authenticated Petra')).toBeInTheDocument();
  await client.refresh();
  await expect.element(screen.getByText('unauthenticated guest')).toBeInTheDocument();
});
