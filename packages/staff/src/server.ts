export { pagePayloads, staffPayloads } from './payloads.ts';
export type { RoomData } from './room-data.ts';
