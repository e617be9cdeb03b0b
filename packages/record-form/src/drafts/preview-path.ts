import type { Locale } from '@praxiskit/core';

/** The parameter of an address that shows a draft as if it were published: `?draft=treatments/{id}`. */
const previewParameter = 'draft';

/** The address of a page that shows a draft, for users who may edit it. */
export function previewPath(path: string, view: string, id: string, lang?: Locale): string {
  const language = lang === undefined ? '' : `lang=${lang}&`;
  return `${path}?${language}${previewParameter}=${view}/${id}`;
}
