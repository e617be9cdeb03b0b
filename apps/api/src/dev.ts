import { join } from 'node:path';
import { createDevelopmentServer } from '@praxiskit/pages/vite';
import type { SiteData } from '@praxiskit/web/records';
import { endIfRefused, takeConnections } from './dev-connections.ts';

const { server, started, close } = await createDevelopmentServer<SiteData>({
  root: join(import.meta.dirname, '../../web'),
  entry: '/src/entry-server.tsx',
  server: join(import.meta.dirname, 'development.ts'),
  port: Number(process.env.PORT),
  onFailure: endIfRefused,
});
takeConnections(server, close);
await started;
