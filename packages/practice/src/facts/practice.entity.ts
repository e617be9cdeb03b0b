import { defineEntity, p } from '@mikro-orm/core';
import { propertiesOf, recordProperties } from '@praxiskit/core/mikro-orm';
import { draftColumns, uniqueWhenPublished } from '@praxiskit/record-server/drafts';
import { practiceColumns } from './columns.ts';

const PracticeSchema = defineEntity({
  name: 'Practice',
  tableName: 'practice',
  properties: {
    ...recordProperties,
    ...propertiesOf({ ...draftColumns, ...practiceColumns }),
    draftOf: () => p.manyToOne(Practice).nullable().unique().deleteRule('cascade'),
    /** True in the one row that there is, and in its draft; a second one would be as unique. */
    isOnly: p.boolean().default(true).hidden(),
    /** All of these as one, for nodes of the version before. */
    facts: p.json<object>().nullable().hidden(),
  },
  uniques: [uniqueWhenPublished('isOnly')],
});

export class Practice extends PracticeSchema.class {}
PracticeSchema.setClass(Practice);
