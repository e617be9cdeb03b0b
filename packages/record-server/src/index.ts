/** Serves record views from MikroORM entities, with permissions, filters, versions and OpenAPI. */
export function createRecordServer() {
  return { name: '@praxiskit/record-server' };
}
