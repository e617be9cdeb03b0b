import type { Column } from './definition.ts';

/** The column's label, or its name with a capital: `first_name` → `First name`. */
export function columnLabel(name: string, column?: Pick<Column, 'label'>): string {
  if (column?.label !== undefined) return column.label;
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
