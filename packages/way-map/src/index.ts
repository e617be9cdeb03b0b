export { titleOf, type WayMapMessages, wayMapMessages } from './messages/messages.ts';
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
} from './plan/plan.ts';
export { type MinuteTick, minutesOf, ticksOf } from './plan/route.ts';
export {
  foreignTiles,
  MAP_ITEM,
  type MapItem,
  mapItems,
  mapSources,
} from './tiles/tiles.ts';
