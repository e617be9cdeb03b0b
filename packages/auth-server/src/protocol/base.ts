/** Where the protocol has its addresses. */
export const base = '/api/auth';
