import { requestAccess, requestView } from '@praxiskit/contact-requests/server';
import { defineView } from '@praxiskit/record-server';
import { mayPublish } from '../records/roles.ts';
import { ContactRequest } from './request.entity.ts';

/** For staff alone: for a patient there is no such view. */
export const requestsView = defineView({
  ...requestView,
  entity: ContactRequest,
  relations: { treatment: { view: 'treatments' }, answered_by: { view: 'users' } },
  access: (viewer) => viewer && (mayPublish(viewer) ? requestAccess : { read: false }),
});
