/**
 * An instant, `2026-11-20T08:30:00.000Z`, in the format of the browser's `datetime-local` field, in
 * the local time zone: `2026-11-20T09:30`. '' for null.
 */
export function instantText(value: unknown): string {
  if (typeof value !== 'string') return '';
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return '';
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The reverse: the instant of a local day and time; null for ''. */
export function instantOf(text: string): string | null {
  return text === '' ? null : new Date(text).toISOString();
}
