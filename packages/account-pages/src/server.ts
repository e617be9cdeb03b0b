export type { AccountData } from './account-data.ts';
export { waitingRoles } from './accounts/read-grants.ts';
export { accountPayloads } from './payloads.ts';
