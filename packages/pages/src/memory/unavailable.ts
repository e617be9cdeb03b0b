/**
 * For the app's error handler: 503 UNAVAILABLE. Guests can cause it at will, so it is logged as a
 * warning.
 */
export function unavailable(message: string): Error {
  return Object.assign(new Error(message), {
    statusCode: 503,
    code: 'UNAVAILABLE',
    logLevel: 'warn',
  });
}
