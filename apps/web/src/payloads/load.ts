import type { i18n } from 'i18next';
import type { PageRequest } from '../contract.ts';
import { routes } from '../routes.ts';
import { createApiGet } from './api.ts';
import { payloads } from './index.ts';
import type { Payload } from './payload.ts';

/** Runs a route's payload function, and names the page by its texts where the data does not. */
export async function loadPayload(
  routeId: string,
  request: PageRequest,
  params: Readonly<Record<string, string | undefined>>,
  translator: i18n,
): Promise<Payload> {
  const route = routes.find(({ id }) => id === routeId);
  const load = payloads[routeId.split(':')[0] ?? ''];
  const t = (key: string, values?: Record<string, unknown>): string =>
    values ? translator.t(key, values) : translator.t(key);
  const content = load
    ? await load({ request, params, api: createApiGet(request), t })
    : { data: null };
  const texts = `pages.${route?.texts ?? routeId}`;
  return {
    title: content.title ?? t(`${texts}.title`),
    description: content.description ?? t(`${texts}.description`),
    data: content.data,
    locale: request.locale,
  };
}
