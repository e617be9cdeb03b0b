/** The draft that an address wants to show, 'treatments/{id}'; null if it names none. */
export const previewIn = (search: string): string | null =>
  new URLSearchParams(search).get('draft');
