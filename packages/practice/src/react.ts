export { DoctorPortrait, type DoctorPortraitProps } from './doctors/doctor-portrait.tsx';
export { WayMap, type WayMapProps } from './way/way-map.tsx';
export { WayPlan, type WayPlanProps } from './way/way-plan.tsx';
