import { columnLabel } from '../definition/labels.ts';
import type { Values } from '../values/values.ts';
import type { Page, Query, RecordOf, RequestOptions, View } from './types.ts';
import type { ViewCore } from './view-core.ts';

/** The public interface of a view. `prepare` loads the definitions that an include needs. */
export function createView<T>(
  core: ViewCore,
  prepare: (include: string) => Promise<unknown>,
): View<T> {
  const { name } = core.definition;
  const base = `/${encodeURIComponent(name)}/`;

  async function page(query: Query = {}, options: RequestOptions = {}): Promise<Page<T>> {
    if (query.include !== undefined) await prepare(query.include);
    const { body, headers } = await core.send(`${base}${search(query)}`, options);
    const records = (body as Values[]).map((row) => core.adopt(row) as unknown as RecordOf<T>);
    return { records, next: nextCursor(headers.get('link')) };
  }

  return {
    name,
    definition: core.definition,
    locale: core.context.locale,
    page,
    find: async (query, options) => (await page(query, options)).records,
    async get(id, query = {}, options = {}) {
      if (query.include !== undefined) await prepare(query.include);
      const { body } = await core.send(`${base}${encodeURIComponent(id)}${search(query)}`, options);
      return core.adopt(body as Values) as unknown as RecordOf<T>;
    },
    async count({ filter } = {}, options = {}) {
      const query = filter === undefined ? {} : { filter };
      const { body } = await core.send(`${base}${search({ ...query, count: 'true' })}`, options);
      return (body as { count: number }).count;
    },
    create: (values = {}) => core.create(values as Values) as unknown as RecordOf<T>,
    adopt: (row) => core.adopt(row) as unknown as RecordOf<T>,
    peek: (id) => core.peek(id) as unknown as RecordOf<T> | undefined,
    label: (column) => columnLabel(column, core.column(column)),
  };
}

function search({ filter, ...rest }: Query & { readonly count?: string }): string {
  const parameters = new URLSearchParams();
  if (filter !== undefined) parameters.set('filter', JSON.stringify(filter));
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function nextCursor(link: string | null): string | null {
  const url = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return url === undefined ? null : new URL(url, 'http://x').searchParams.get('after');
}
