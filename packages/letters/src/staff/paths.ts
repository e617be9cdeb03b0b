export const lettersPath = '/staff/letters';
export const letterPath = `${lettersPath}/:id`;

/** Not below the letters: an address there is a letter's. */
export const textBlocksPath = '/staff/text-blocks';

/** Of a letter's PDF. */
export const printPath = (id: string): string => `/api/letters/${id}/print`;
