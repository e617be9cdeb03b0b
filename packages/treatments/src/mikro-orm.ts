export { Concern } from './concerns/concern.entity.ts';
export { Price } from './prices/price.entity.ts';
export { Treatment } from './treatment/treatment.entity.ts';
