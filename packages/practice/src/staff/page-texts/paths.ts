/** Where the texts of pages are edited. */
export const pageTextsPath = '/staff/pages';

export const pageTextPath = `${pageTextsPath}/:id` as const;
