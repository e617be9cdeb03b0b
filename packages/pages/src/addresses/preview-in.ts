/** The draft that an address wants to have shown, 'treatments/{id}'; null where it names none. */
export const previewIn = (search: string): string | null =>
  new URLSearchParams(search).get('draft');
