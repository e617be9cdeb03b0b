export { WayMap, type WayMapProps } from './react/way-map.tsx';
export { WayPlan, type WayPlanProps } from './react/way-plan.tsx';
