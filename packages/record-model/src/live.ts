export { createLiveEvents, type LiveEvents, type LiveEventsOptions } from './live/live-events.ts';
export type { OpenEvents } from './live/open-events.ts';
