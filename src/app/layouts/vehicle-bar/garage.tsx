/** What the bar unfolds; fetched with the first intent. */
export { VehicleSelector as default } from '#parts/vehicle/vehicle-selector.tsx';
