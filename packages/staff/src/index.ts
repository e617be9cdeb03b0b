export { type StaffMessages, staffMessages } from './messages/messages.ts';
export { onTreatments, staffPaths } from './paths.ts';
export type { WaitingPart } from './room-data.ts';
export { type StaffRoutesOptions, staffRoutes } from './routes.ts';
