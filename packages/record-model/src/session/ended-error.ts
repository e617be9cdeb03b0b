import { RecordError } from '../error.ts';

/** What is asked of a client after the end of its session, and what was under way then. */
export const endedError = (): RecordError => new RecordError('REFUSED', 'The client was cleared');
