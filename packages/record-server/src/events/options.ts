import type { Viewer } from '@praxiskit/core/fastify';
import type { FastifyRequest } from 'fastify';

/** What brings the notifications of the database: `database.listener` of server-kit is one. */
export interface EventListener {
  /** False while its connection is down: what was sent meanwhile has to be asked for. */
  readonly isLive: boolean;
  /** Calls back for each message of NOTIFY, and once after every (re)connection, with null. */
  listen(channel: string, heard: (payload: string | null) => void): Promise<void>;
}

/** Whose session a stream belongs to, after its beginning. */
export interface EventSessions {
  /**
   * The user of the request's session as it is now, without keeping it alive; null where it has ended.
   * A rejection leaves the stream open, and is tried again; where there is something to tell meanwhile, the
   * stream ends untold, and resumes.
   */
  viewer(request: FastifyRequest): Promise<Viewer | null>;
  /** NOTIFY with a viewer's id says that a session of theirs has ended, or that their rights have changed. */
  readonly channel?: string;
}

/** Live events: `GET /api/events`. The ORM needs the entity `RecordEvent`. */
export interface RecordEventsOptions {
  readonly listener: EventListener;
  /** Without it a stream lasts as long as its connection, whatever becomes of its session. */
  readonly sessions?: EventSessions;
  /** True ends all streams: the server stops. */
  isStopping?(): boolean;
}
