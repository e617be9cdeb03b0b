export { createRecordModel } from './index.ts';
