const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A UUID in its text form (RFC 9562); for the validation of routes whose parameter is a record's
 * id.
 */
export function isUuid(value: string | undefined): boolean {
  return value !== undefined && uuid.test(value);
}
