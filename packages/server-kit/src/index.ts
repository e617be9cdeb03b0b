/** The process of a site's server: database, migrations, jobs, mail, health, errors, shutdown. */
export function createServerKit() {
  return { name: '@praxiskit/server-kit' };
}
