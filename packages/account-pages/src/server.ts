export { type AccountData, accountPayloads, type PageDesk } from './payloads.ts';
