/** Every kind of job and what it carries: ids only, for a queue's table is read by many tools. */
export interface JobPayloads {
  'letter-available': { letterId: string };
}

export const jobNames = ['letter-available'] as const satisfies (keyof JobPayloads)[];
