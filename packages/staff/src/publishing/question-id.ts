/** Where the question about a field that others have changed, too, is found. */
export const questionId = 'staff-question';
