export { doctorsShape } from './doctors/doctor-shape.ts';
export { concernAccess, priceAccess, treatmentAccess } from './server/access.ts';
export { treatmentHooks } from './server/hooks.ts';
export { priceHooks } from './server/price-hooks.ts';
export { concernProperties, priceProperties, treatmentProperties } from './server/properties.ts';
export { treatmentShapes } from './server/shapes.ts';
export {
  concernNames,
  concernView,
  priceNames,
  priceView,
  treatmentNames,
  treatmentView,
} from './server/views.ts';
export type { TreatmentFacts } from './treatment.ts';
