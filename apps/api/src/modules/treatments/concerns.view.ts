import { defineView, keepSortKey } from '@praxiskit/record-server';
import { concernAccess, concernView } from '@praxiskit/treatments/server';
import { drafted } from '../records/drafted.ts';
import { mayPublish } from '../records/roles.ts';
import { Concern } from './concern.entity.ts';

const hooks = [keepSortKey('name_de'), ...drafted];

export const concernsView = defineView({
  ...concernView,
  entity: Concern,
  relations: { treatments: { view: 'treatments', linkable: true } },
  access: (viewer) => concernAccess(mayPublish(viewer)),
  hooks: { beforeCreate: hooks, beforeUpdate: hooks },
});
