/** Records described by the server: typed values, rules, dirty state, autosave and conflict handling. */
export function createRecordModel() {
  return { name: '@praxiskit/record-model' };
}
