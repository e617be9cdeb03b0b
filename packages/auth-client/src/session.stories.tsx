import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createAuthClient } from './client.ts';
import { AuthProvider, useAuth, useSession } from './react.tsx';
import type { Session } from './types.ts';

const session: Session = {
  user: {
    name: 'Petra Muster',
    email: 'petra@example.org',
    data: { id: '1', roles: [], password_change: false },
  },
  expires: '2030-01-01T00:00:00.000Z',
};

/** A server that accepts every password except 'wrong'. */
function createStoryFetch(): typeof fetch {
  let isSignedIn = false;
  return async (input, init) => {
    const path = String(input);
    if (path.endsWith('/csrf')) return Response.json({ csrfToken: 'token' });
    if (path.endsWith('/session')) return Response.json(isSignedIn ? session : {});
    isSignedIn = path.includes('/callback/') && !String(init?.body).includes('password=wrong');
    const isRefused = path.includes('/callback/') && !isSignedIn;
    const url = `https://praxis.example/${isRefused ? 'login?error=CredentialsSignin' : ''}`;
    return Response.json({ url }, { status: isRefused ? 401 : 200 });
  };
}

function Account() {
  const auth = useAuth();
  const { status, session: current, error } = useSession();
  const signIn = (password: string) =>
    auth.signIn('credentials', { email: 'petra@example.org', password });
  const steps = [
    ['Sign in', () => signIn('right')],
    ['Sign in with a wrong password', () => signIn('wrong')],
    ['Sign out', () => auth.logout()],
  ] as const;
  return (
    <div className="grid gap-4">
      <p className="text-lead">
        {current?.user.name ?? 'Guest'}
        <output className="ml-4 font-mono text-small">
          {status}
          {error ? `, ${error.code}` : ''}
        </output>
      </p>
      <div className="flex flex-wrap gap-3">
        {steps.map(([name, step]) => (
          <button
            key={name}
            type="button"
            className="min-h-12 cursor-pointer rounded-control border border-line px-6 font-[550]"
            onClick={step}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

function SessionStory() {
  const [client] = useState(() => createAuthClient({ fetch: createStoryFetch(), session: null }));
  return (
    <AuthProvider client={client}>
      <Account />
    </AuthProvider>
  );
}

const meta: Meta<typeof SessionStory> = {
  title: 'Packages/auth-client/Session',
  component: SessionStory,
};

export default meta;

export const SignInAndOut: StoryObj<typeof SessionStory> = {};
