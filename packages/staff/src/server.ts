export { pagePayloads, staffPayloads } from './payloads.ts';
export { holidaysShape, openingHoursShape } from './practice/shapes.ts';
export type { RoomData } from './room-data.ts';
