export { createAttemptStore } from './mikro-orm/attempt-store.ts';
export { ConstructionAttempt } from './mikro-orm/construction-attempt.ts';
export { sweepAttempts } from './mikro-orm/sweep.ts';
