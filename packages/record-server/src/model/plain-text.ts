/**
 * A condition as a text that identifies it, or null if it contains values that JSON cannot express:
 * a query builder, raw SQL.
 */
export function plainText(condition: unknown): string | null {
  return isPlain(condition) ? JSON.stringify(condition) : null;
}

function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return true;
    case 'object':
      break;
    default:
      return false;
  }
  if (value === null || value instanceof Date) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  // MikroORM's raw SQL fragments are symbols.
  return Object.getOwnPropertySymbols(value).length === 0 && Object.values(value).every(isPlain);
}
