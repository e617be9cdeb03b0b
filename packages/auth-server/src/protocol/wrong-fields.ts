import type { z } from 'zod';

/** The names of the fields that a schema has refused, each once. */
export const wrongFields = ({ issues }: z.ZodError): readonly string[] => [
  ...new Set(issues.flatMap(({ path: [name] }) => (name === undefined ? [] : [String(name)]))),
];
