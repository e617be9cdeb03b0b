import type { Hasher } from '../ports.ts';

export declare function createHasher(options?: { readonly concurrency?: number }): Hasher;
/** For sample data and migrations: Argon2id with today's parameters. */
export declare function hashPassword(password: string): Promise<string>;
