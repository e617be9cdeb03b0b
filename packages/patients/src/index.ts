export { fullName, listName, type NameParts } from './person-name.ts';
export { patientSortKey } from './sort-key.ts';
