export const lettersPath = '/staff/letters';
export const letterPath = `${lettersPath}/:id`;
