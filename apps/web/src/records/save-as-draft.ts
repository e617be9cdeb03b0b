export { saveAsDraft } from '@praxiskit/record-drafts';
