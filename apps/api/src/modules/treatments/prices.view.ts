import { defineView } from '@praxiskit/record-server';
import { priceAccess, priceHooks, priceView } from '@praxiskit/treatments/server';
import { drafted } from '../records/drafted.ts';
import { mayPublish } from '../records/roles.ts';
import { Price } from './price.entity.ts';
import { Treatment } from './treatment.entity.ts';

export const pricesView = defineView({
  ...priceView,
  entity: Price,
  relations: { treatment: { view: 'treatments' } },
  access: (viewer) => priceAccess(mayPublish(viewer)),
  hooks: priceHooks(Treatment, drafted),
});
