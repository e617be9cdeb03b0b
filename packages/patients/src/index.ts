export { fullName, listName, type NameParts } from './person-name.ts';
export type { PossibleDouble } from './possible-double.ts';
export { patientSortKey } from './sort-key.ts';
