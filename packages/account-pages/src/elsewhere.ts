/** In place of a page's data: a path of this site where the visitor has to go. */
export interface Elsewhere {
  redirect: string;
}

export const isElsewhere = (found: unknown): found is Elsewhere =>
  typeof found === 'object' && found !== null && 'redirect' in found;
