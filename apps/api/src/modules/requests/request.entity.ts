import { defineEntity, p } from '@mikro-orm/core';
import { User } from '@praxiskit/auth-server/mikro-orm';
import { requestColumns } from '@praxiskit/contact-requests/server';
import { propertiesOf, recordProperties } from '@praxiskit/core/mikro-orm';
import { Treatment } from '@praxiskit/treatments/mikro-orm';

/** A visitor's request from the website, before they are known as a patient. */
const RequestSchema = defineEntity({
  name: 'ContactRequest',
  tableName: 'requests',
  properties: {
    ...recordProperties,
    ...propertiesOf(requestColumns),
    treatment: () => p.manyToOne(Treatment).nullable().deleteRule('set null').index(),
    answeredBy: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
    closedBy: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
  },
});

export class ContactRequest extends RequestSchema.class {}
RequestSchema.setClass(ContactRequest);
