export { RecordDevtools, type RecordDevtoolsProps } from './devtools/record-devtools.tsx';
export { RecordPlayground, type RecordPlaygroundProps } from './devtools/record-playground.tsx';
export { createWireLog, type WireEntry, type WireLog } from './devtools/wire-log.ts';
