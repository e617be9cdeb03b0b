import { expect } from 'vitest';
import type { TestClient } from './client.ts';

/** A form of a page. */
export interface PlainForm {
  /** The site's origin. */
  url: string;
  /** The path of the page. */
  page: string;
  /** '/api/auth/signup' */
  action: string;
  /** Happens while the page is open. */
  meanwhile?: () => void;
}

/** Sends the form as a browser without scripts does; the path that the answer leads to. */
export async function sendPlainForm(
  client: TestClient,
  { url, page, action, meanwhile }: PlainForm,
  typed: Record<string, string> | readonly (readonly [string, string])[] = {},
): Promise<string> {
  const { body: html } = await client.get<string>(page);
  meanwhile?.();
  const form = new RegExp(`<form[^>]*action="${action}"[^>]*>([\\s\\S]*?)</form>`).exec(html);
  expect(form, `${page} has the form ${action}`).not.toBeNull();
  const fields = new URLSearchParams();
  for (const [input] of (form?.[1] ?? '').matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '';
    fields.append(read('name'), read('value').replaceAll('&amp;', '&'));
  }
  for (const [name, value] of Array.isArray(typed) ? typed : Object.entries(typed)) {
    fields.append(name, value);
  }
  const answer = await client.request(action, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
    body: fields,
  });
  expect(answer.status).toBe(302);
  const where = new URL(answer.headers.get('location') ?? '', url);
  return where.pathname + where.search;
}
