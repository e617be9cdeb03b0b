/** The parameter of an address that shows a draft as if it were published: `?draft=treatments/{id}`. */
const previewParameter = 'draft';

/** The address of a page with a draft in it, for those who may write it. */
export function previewPath(path: string, view: string, id: string, lang?: 'de' | 'en'): string {
  const language = lang === undefined ? '' : `lang=${lang}&`;
  return `${path}?${language}${previewParameter}=${view}/${id}`;
}
