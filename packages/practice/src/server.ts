export { doctorsShape } from './doctors/doctor-shape.ts';
export { practiceSchema } from './facts/practice-schema.ts';
export { holidaysShape, openingHoursShape } from './hours/shapes.ts';
export type { PracticeViewsOptions } from './view-options.ts';
export { createPracticeViews } from './views.ts';
