/**
 * A condition as text that stands for all of it, or null where it holds what JSON does not say: a query
 * builder, raw SQL.
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
  // What a raw key stands for is a symbol.
  return Object.getOwnPropertySymbols(value).length === 0 && Object.values(value).every(isPlain);
}
