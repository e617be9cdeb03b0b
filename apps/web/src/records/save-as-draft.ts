export { saveAsDraft } from '@praxiskit/record-form/drafts';
