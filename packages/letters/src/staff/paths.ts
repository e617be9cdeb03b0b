export const lettersPath = '/staff/letters';
export const letterPath = `${lettersPath}/:id`;

/** Not below the letters: an address there is a letter's. */
export const textBlocksPath = '/staff/text-blocks';
