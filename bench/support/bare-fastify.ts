/** A Fastify server with one route and nothing else, for comparison; a process of its own. */
import fastify from 'fastify';

const app = fastify();
app.get('/health/live', async () => ({ status: 'ok' }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
