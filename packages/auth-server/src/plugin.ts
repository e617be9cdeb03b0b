import type { FastifyPluginAsync } from 'fastify';
import type { AuthServerOptions } from './options.ts';

export declare const authServer: FastifyPluginAsync<AuthServerOptions>;
