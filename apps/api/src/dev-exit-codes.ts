/** Exit codes of the server's process, by which `scripts/dev.ts` knows why it has ended. */
export const exitCodes = {
  /** A file that it has loaded has changed. */
  restart: 3,
  /** No edit mends why it cannot start. */
  refused: 4,
};
