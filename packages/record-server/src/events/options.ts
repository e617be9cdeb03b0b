import type { Viewer } from '@praxiskit/core/fastify';
import type { FastifyRequest } from 'fastify';

/** Receives the database's notifications: for example `database.listener` of server-kit. */
export interface EventListener {
  /** False while its connection is down: messages sent meanwhile are lost. */
  readonly isLive: boolean;
  /** Calls back for each NOTIFY message, and once after each (re)connection, with null. */
  listen(channel: string, onMessage: (payload: string | null) => void): Promise<void>;
}

/** Reads the session of an open stream. */
export interface EventSessions {
  /**
   * The current user of the request's session, without extending the session; null if it has ended.
   * If it rejects, the stream stays open and the read is repeated; if there are events to send
   * meanwhile, the stream ends without sending them, and resumes later.
   */
  viewer(request: FastifyRequest): Promise<Viewer | null>;
  /**
   * NOTIFY with a viewer's id means that one of their sessions has ended, or that their rights have
   * changed.
   */
  readonly channel?: string;
}

/** Live events: `GET /api/events`. The ORM needs the entity `RecordEvent`. */
export interface RecordEventsOptions {
  readonly listener: EventListener;
  /** Without it a stream stays open as long as its connection, even if its session ends. */
  readonly sessions?: EventSessions;
  /** True while the server stops: all streams end. */
  isStopping?(): boolean;
}
