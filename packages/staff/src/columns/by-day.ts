type Days = Readonly<Record<string, readonly unknown[]>>;

/** The entries of a list by the weekday that each of them names, Monday first; null where one names none. */
export function byDay(value: unknown): Days | null {
  if (!Array.isArray(value)) return null;
  const dayOf = (entry: unknown) => (entry as { day?: unknown } | null)?.day;
  if (!value.every((entry) => typeof dayOf(entry) === 'number')) return null;
  return Object.groupBy(value, (entry) => String(dayOf(entry))) as Days;
}
