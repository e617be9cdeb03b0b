export const lettersPath = '/staff/letters';
export const letterPath = `${lettersPath}/:id`;

/** Names the patient of a new letter in the address of the page: '/staff/letters?patient=…'. */
export const newLetterFor = 'patient';
