import type { RecordClient, RecordClientOptions } from './record/types.ts';

export type * from './record/types.ts';

export declare function createRecordClient(options: RecordClientOptions): RecordClient;
