export { defineWayMap } from './element/way-map-element.ts';
