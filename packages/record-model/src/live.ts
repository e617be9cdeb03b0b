/** What other users change, as it happens. */
export { createLiveEvents, type LiveEvents, type LiveEventsOptions } from './live/live-events.ts';
export {
  createOpenEvents,
  type EventHearer,
  type OpenEvents,
  type OpenEventsInit,
} from './live/open-events.ts';
