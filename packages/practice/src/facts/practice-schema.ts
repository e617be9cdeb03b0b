import { publicNamesOf } from '@praxiskit/record-server';
import { z } from 'zod';
import { practiceColumns } from './columns.ts';

const text = z.string().max(255);

const shapeOf = (column: object): z.ZodType =>
  'shape' in column ? (column.shape as z.ZodType) : text;

export const practiceSchema = z.object(
  Object.fromEntries(
    publicNamesOf(practiceColumns).map((name) => [name, shapeOf(practiceColumns[name])]),
  ),
);
