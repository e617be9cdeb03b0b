export { RoomAway } from './frame/room-away.tsx';
export { StaffShell, type StaffShellProps } from './frame/staff-shell.tsx';
export type { Editing } from './publishing/editing.ts';
