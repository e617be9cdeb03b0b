/**
 * Leaves the document for a page that the server has to answer: where the page and the server know
 * different things, the server is right. Never resolves.
 */
export function leaveFor(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => undefined);
}
