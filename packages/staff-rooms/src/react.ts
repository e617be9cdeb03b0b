export type { Editing } from './publishing/editing.ts';
export { StaffShell, type StaffShellProps } from './shell/staff-shell.tsx';
