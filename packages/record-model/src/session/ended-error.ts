import { RecordError } from '../error.ts';

/** For calls after the end of a session, and for requests in progress at that time. */
export const endedError = (): RecordError => new RecordError('REFUSED', 'The client was cleared');
