/** What the client of records has beside the package's own; loaded with its chunk. */
export { letterMerges } from '@praxiskit/letters';
export { saveAsDraft } from '@praxiskit/record-form/drafts';
