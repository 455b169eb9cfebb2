/** What the bar unfolds; fetched with the first intent. */
export { VehicleSelector as default } from '#components/vehicle/vehicle-selector.tsx';
