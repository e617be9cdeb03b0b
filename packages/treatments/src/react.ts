export { type AgedEntry, AgeLayers, type AgeLayersProps } from './react/age-layers.tsx';
export { FirstVisit, type FirstVisitProps } from './react/first-visit.tsx';
export { Horizon, type HorizonProps } from './react/horizon.tsx';
export { MyDay, type MyDayProps } from './react/my-day.tsx';
export {
  NeighborStack,
  type NeighborStackProps,
  type StackedTreatment,
} from './react/neighbor-stack.tsx';
export {
  SectionThroughSkin,
  type SectionThroughSkinProps,
} from './react/section-through-skin.tsx';
export { SunkenSheet, type SunkenSheetProps } from './react/sunken-sheet.tsx';
export { TooDeep, type TooDeepProps } from './react/too-deep.tsx';
export { TreatmentSections, type TreatmentSectionsProps } from './react/treatment-sections.tsx';
