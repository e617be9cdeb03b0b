/**
 * Which of our packages each workspace may import: the name alone (`record-model`), or one of its
 * entries (`record-model/client`). What is not here is forbidden. Of their own, all may import
 * everything by their public name.
 */
export const arrows: Record<string, string[]> = {
  'apps/web': [
    'account-pages',
    'account-pages/react',
    'account-pages/server',
    'account-pages/styles.css',
    'pages',
    'pages/client',
    'pages/react',
    'pages/render',
    'pages/vite',
    'animations',
    'animations/react',
    'auth-client',
    'auth-client/react',
    'consent-manager',
    'consent-manager/react',
    'consent-manager/styles.css',
    'record-form',
    'record-form/bench',
    'record-form/bench.css',
    'record-model',
    'record-model/client',
    'record-model/offline',
    'record-model/react',
    'ui-kit',
    'ui-kit/styles.css',
    'ui-kit/theme.css',
    'under-construction-gate',
    'under-construction-gate/react',
    'under-construction-gate/styles.css',
  ],
  'apps/api': [
    'auth-server',
    'auth-server/mikro-orm',
    'consent-manager/mikro-orm',
    'consent-manager/server',
    'pages',
    'pages/mikro-orm',
    'pages/server',
    'pages/vite',
    'record-model',
    'record-server',
    'server-kit',
    'under-construction-gate/mikro-orm',
    'under-construction-gate/server',
    'web/records',
  ],
  'apps/storybook': [
    'account-pages',
    'account-pages/react',
    'account-pages/styles.css',
    'animations',
    'animations/react',
    'auth-client',
    'auth-client/react',
    'consent-manager',
    'consent-manager/element',
    'consent-manager/react',
    'consent-manager/styles.css',
    'record-form',
    'record-model',
    'record-model/client',
    'record-model/react',
    'ui-kit',
    'ui-kit/styles.css',
    'ui-kit/theme.css',
    'under-construction-gate',
    'under-construction-gate/react',
    'under-construction-gate/styles.css',
  ],
  'packages/account-pages': ['auth-client', 'pages', 'pages/react', 'ui-kit'],
  'packages/animations': [],
  'packages/auth-client': [],
  'packages/auth-server': [],
  'packages/consent-manager': [],
  'packages/pages': [],
  'packages/record-form': [
    'record-model',
    'record-model/client',
    'record-model/devtools',
    'record-model/memory-server',
    'record-model/offline',
    'record-model/react',
    'ui-kit',
  ],
  'packages/record-model': [],
  'packages/record-server': ['record-model'],
  'packages/server-kit': [],
  'packages/ui-kit': ['animations', 'animations/react'],
  'packages/under-construction-gate': [],
};

/**
 * Folders and files below a workspace's `src` that never import each other, in either direction, on top
 * of what holds everywhere: no circle of files, and none of folders.
 */
export const apart: Record<string, [string, string][]> = {
  'apps/web': [['pages', 'layouts']],
  'packages/pages': [
    ['site', 'http'],
    ['hydration', 'render'],
    ['boot', 'http'],
  ],
};

/** A circle that has to be: the entities of an ORM name each other. */
export const mayCircle = /\.entity\.ts$/;

/** Libraries that only one module may import, so that its checks cannot be bypassed. */
export const confined: Record<string, { home: string; why: string }> = {
  'pg-boss': {
    home: 'packages/server-kit/src/jobs/jobs.ts',
    why: 'jobs are sent by enqueue(tx, …) inside the transaction that causes them; a bare send can be lost, and hangs PGlite',
  },
};

/** Entries that must work without the framework of another entry. */
export const frameworkFree: Record<string, string[]> = {
  index: ['react', 'react-dom', 'fastify'],
  client: ['react', 'react-dom', 'fastify'],
  'consent-mode': ['react', 'react-dom', 'fastify'],
  element: ['react', 'react-dom', 'fastify'],
  offline: ['react', 'react-dom', 'fastify'],
  react: ['fastify'],
  render: ['fastify'],
  server: ['react', 'react-dom'],
};

/** Packages, or single entries of them, that are made for a framework: components, plug-ins for Fastify. */
export const frameworkEntries: Record<string, string[]> = {
  // Renders React on the server.
  'packages/pages/render': ['react', 'react-dom'],
  'packages/record-form': ['react', 'react-dom'],
  'packages/ui-kit': ['react', 'react-dom'],
  'packages/auth-server': ['fastify'],
  'packages/record-server': ['fastify'],
  'packages/server-kit': ['fastify'],
};
