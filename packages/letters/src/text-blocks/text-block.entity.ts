import { defineEntity } from '@mikro-orm/core';
import { propertiesOf, recordProperties } from '@praxiskit/core/mikro-orm';
import { textBlockColumns } from './columns.ts';

const TextBlockSchema = defineEntity({
  name: 'TextBlock',
  tableName: 'text_blocks',
  properties: { ...recordProperties, ...propertiesOf(textBlockColumns) },
});

/** A text that staff puts into letters. */
export class TextBlock extends TextBlockSchema.class {}
TextBlockSchema.setClass(TextBlock);
