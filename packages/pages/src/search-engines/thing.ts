/** One thing of schema.org; `@context` belongs to the whole of them. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** Without empty values: an empty text would be a wrong statement. */
export function filled<Value extends object>(value: Value): Partial<Value> {
  const entries = Object.entries(value).filter(
    ([, entry]) => entry !== '' && entry !== null && entry !== undefined,
  );
  return Object.fromEntries(entries) as Partial<Value>;
}

/** The id of the practice on every page of its site, so that other things can refer to it. */
export function practiceId(origin: string): string {
  return `${origin}/#practice`;
}
