import type { FastifyInstance } from 'fastify';
import type { CallerFactory } from '../model/caller.ts';
import type { RecordServerOptions } from '../options.ts';
import { ownPrefix } from '../routes.ts';
import { createEventHub } from './hub.ts';
import type { RecordEventsOptions } from './options.ts';
import { keptMs, sweepRecordEvents, withOutbox } from './outbox.ts';
import { RecordEvent } from './record-event.ts';
import { addEventRoute } from './route.ts';

/**
 * Serves the streams, and gives the options with an `onWrite` that adds each write to the outbox.
 *
 * @throws Error where the ORM lacks the entity RecordEvent
 */
export function addEvents(
  app: FastifyInstance,
  options: RecordServerOptions & { readonly events: RecordEventsOptions },
  createCaller: CallerFactory,
): RecordServerOptions {
  ensureEntity(options);
  const { peek } = createCaller;
  const em = () => options.entityManager();
  const warn = (error: unknown) => app.log.warn({ err: error }, 'events');
  const hub = createEventHub({ options: options.events, peek, em, warn });
  addEventRoute(app, `${ownPrefix(options)}/events`, options, peek, hub);

  const sweeping = setInterval(() => void sweepRecordEvents(em()).catch(warn), keptMs / 2);
  sweeping.unref();
  // Before the server waits for the end of all answers.
  app.addHook('preClose', (done) => {
    clearInterval(sweeping);
    hub.close();
    done();
  });

  return { ...options, onWrite: withOutbox(options) };
}

function ensureEntity({ entityManager }: RecordServerOptions): void {
  try {
    entityManager().getMetadata(RecordEvent);
  } catch (cause) {
    throw new Error("The ORM's entities lack RecordEvent, the outbox of live events.", { cause });
  }
}
