export { Practice } from './facts/practice.entity.ts';
export { addPractice, readPractice } from './facts/read-practice.ts';
export { Page } from './page-texts/page.entity.ts';
