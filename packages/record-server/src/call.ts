import type { FastifyRequest } from 'fastify';
import type { Answer } from './answer.ts';
import type { Caller, Sight } from './model/caller.ts';
import type { RecordServerOptions } from './options.ts';

/** The parts of a request that handlers read, from HTTP or from an operation of a batch. */
type CallRequest = Pick<FastifyRequest, 'query' | 'body' | 'url' | 'headers'>;

/** A request for the records of a view that its caller may see. */
export interface RecordCall {
  readonly caller: Caller;
  readonly sight: Sight;
  readonly params: {
    readonly view: string;
    readonly id: string;
    readonly association: string;
    readonly childId: string;
  };
  readonly request: CallRequest;
  readonly options: RecordServerOptions;
  /** The path before `/{view}`: `/api`. */
  readonly base: string;
}

export type Handler = (call: RecordCall) => Promise<Answer>;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export function headerOf(
  { request }: Pick<RecordCall, 'request'>,
  name: string,
): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
