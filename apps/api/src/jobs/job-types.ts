/** Every kind of job and what it carries: ids only, for a queue's table is read by many tools. */
export interface JobPayloads {
  'letter-available': { letterId: string };
}

export type JobName = keyof JobPayloads;

export type JobHandlers = {
  [Name in JobName]: (payload: JobPayloads[Name], jobId: string) => Promise<void>;
};
