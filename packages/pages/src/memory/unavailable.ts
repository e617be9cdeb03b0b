/** For the app's error handler: 503 UNAVAILABLE. Guests can bring it about at will, so it is a warning. */
export function unavailable(message: string): Error {
  return Object.assign(new Error(message), {
    statusCode: 503,
    code: 'UNAVAILABLE',
    logLevel: 'warn',
  });
}
