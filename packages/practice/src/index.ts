export type { Doctor, DoctorWords, DoctorYears } from './doctors/doctor.ts';
export { practiceMessages } from './doctors/messages.ts';
export { type YearPlace, yearPlaces } from './doctors/year-places.ts';
export {
  closedDays,
  type Holiday,
  nextHolidays,
  type OpeningHours,
  type TimeSpan,
} from './hours/hours.ts';
export { dayProblem, freeSpan, type SpanProblem, spanProblem } from './hours/spans.ts';
export {
  type ClinicFacts,
  type DoctorFacts,
  type HoursFacts,
  practiceThings,
} from './search-engines/practice-things.ts';
export { titleOf, type WayMapMessages, wayMapMessages } from './way/messages.ts';
export {
  type EnteredPlace,
  leadsTo,
  type PlanArea,
  type PlanLabel,
  type PlanStreet,
  type PlanText,
  type Point,
  textIn,
  type WayPlanData,
} from './way/plan.ts';
export { type MinuteTick, minutesOf, ticksOf } from './way/route.ts';
export {
  foreignTiles,
  MAP_ITEM,
  type MapItem,
  mapItems,
  mapSources,
} from './way/tiles.ts';
