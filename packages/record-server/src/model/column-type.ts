import type { EntityProperty } from '@mikro-orm/core';
import type { ColumnType } from '@praxiskit/record-model';

/** The start of a PostgreSQL type's name, and its type on the wire. The first match counts. */
const types: readonly (readonly [RegExp, ColumnType])[] = [
  [/\[\]$/, 'JSON'],
  [/^uuid/, 'UUID'],
  [/^(bigint|bigserial|int8)/, 'BIGINT'],
  [/^(smallint|int|serial|smallserial)/, 'INTEGER'],
  [/^(numeric|decimal)/, 'DECIMAL'],
  [/^(real|double|float)/, 'FLOAT'],
  [/^bool/, 'BOOLEAN'],
  [/^json/, 'JSON'],
  [/^timestamp/, 'DATETIME'],
  [/^date/, 'DATEONLY'],
  [/^time/, 'TIME'],
  [/^text/, 'TEXT'],
];

export function columnTypeOf(property: EntityProperty): ColumnType {
  const databaseType = property.columnTypes[0]?.toLowerCase() ?? '';
  return types.find(([pattern]) => pattern.test(databaseType))?.[1] ?? 'STRING';
}
