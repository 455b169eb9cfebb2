/** Lazy-loaded vehicle form. */
export { VehicleForm as default } from './vehicle-form.tsx';
