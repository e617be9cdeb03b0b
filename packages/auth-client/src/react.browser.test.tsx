import { createAuthClient } from '@praxiskit/auth-client';
import { AuthProvider, useSession } from '@praxiskit/auth-client/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
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

test('a session that ends before hydration is hydrated as rendered, and then shown as ended', async () => {
  const make = () =>
    createAuthClient({
      fetch: async () => Response.json({}),
      session: { user, expires: '2026-11-20T10:00:00.000Z' },
    });
  const app = (client: ReturnType<typeof make>) => (
    <AuthProvider client={client}>
      <Greeting />
    </AuthProvider>
  );
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(app(make()));
  expect(host.textContent).toBe('authenticated Petra');
  const client = make();
  await client.refresh();
  const wrong = vi.fn();
  const root = hydrateRoot(host, app(client), { onRecoverableError: wrong });
  await vi.waitFor(() => expect(host.textContent).toBe('unauthenticated guest'));
  expect(wrong).not.toHaveBeenCalled();
  root.unmount();
  host.remove();
});
