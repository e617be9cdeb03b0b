import { defineEntity, p } from '@mikro-orm/core';
import { recordProperties } from '@praxiskit/core/mikro-orm';
import { draftColumns, uniqueWhenPublished } from '@praxiskit/record-drafts/server';
import { propertiesOf } from '@praxiskit/record-server';
import type { Doctor, Holiday, OpeningHours } from '@praxiskit/web/records';

/** The one practice that a database serves, as it is on every page and in the imprint. */
const PracticeSchema = defineEntity({
  name: 'Practice',
  tableName: 'practice',
  properties: {
    ...recordProperties,
    ...propertiesOf(draftColumns),
    draftOf: () => p.manyToOne(Practice).nullable().unique().deleteRule('cascade'),
    /** True in the one row that there is, and in its draft; a second one would be as unique. */
    isOnly: p.boolean().default(true).hidden(),
    name: p.string(),
    street: p.string(),
    postalCode: p.string(),
    city: p.string(),
    country: p.string().default(''),
    phone: p.string(),
    email: p.string(),
    legalForm: p.string().default(''),
    vatId: p.string().default(''),
    titleDe: p.string().default(''),
    titleEn: p.string().default(''),
    chamber: p.string().default(''),
    chamberState: p.string().default(''),
    supervisoryAuthority: p.string().default(''),
    doctors: p.json<Doctor[]>(),
    hours: p.json<OpeningHours[]>(),
    holidays: p.json<Holiday[]>().defaultRaw(`'[]'`),
    latitude: p.double().nullable(),
    longitude: p.double().nullable(),
    /** All of these as one, for nodes of the version before. */
    facts: p.json<object>().nullable().hidden(),
  },
  uniques: [uniqueWhenPublished('isOnly')],
});

export class Practice extends PracticeSchema.class {}
PracticeSchema.setClass(Practice);
