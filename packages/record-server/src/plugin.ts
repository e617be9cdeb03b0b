import type { FastifyPluginAsync } from 'fastify';
import type { RecordServerOptions } from './options.ts';

export declare const recordServer: FastifyPluginAsync<RecordServerOptions>;
