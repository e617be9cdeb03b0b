export type { RequestTopic } from './react/fields.tsx';
export { RequestBand, type RequestBandProps } from './react/request-band.tsx';
