export { pagePayloads, staffPayloads } from './payloads.ts';
