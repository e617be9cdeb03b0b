export { waitingRoles } from './office/read-grants.ts';
export type { AccountData, PageDesk } from './page-desk.ts';
export { accountPayloads } from './payloads.ts';
