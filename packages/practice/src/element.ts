export { defineWayMap } from './way/way-map-element.ts';
