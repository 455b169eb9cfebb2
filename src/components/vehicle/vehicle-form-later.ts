/** The form as a part that is fetched when somebody wants to choose a vehicle. */
export { VehicleForm as default } from './vehicle-form.tsx';
