/**
 * Leaves the document for an address that the server has to answer: if page and server disagree,
 * the server is right. Never resolves.
 */
export function leaveFor(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => undefined);
}
