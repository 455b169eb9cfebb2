/** The vehicle selector in the bar's drawer; loaded on first intent. */
export { VehicleSelector as default } from '#components/vehicle/vehicle-selector.tsx';
