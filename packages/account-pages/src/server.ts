export type { PageDesk } from './page-desk.ts';
export { type AccountData, accountPayloads } from './payloads.ts';
