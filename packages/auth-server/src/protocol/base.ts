export const base = '/api/auth';
