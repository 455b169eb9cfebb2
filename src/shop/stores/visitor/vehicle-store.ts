/** The vehicles that the shopper has saved in this browser, and the current one. */
import { makeAutoObservable } from 'mobx';
import type { Persisted, PersistedField } from '../common/persisted-field.ts';
import type { TabChannel } from '../common/ports.ts';
import { jsonField } from '../common/stored-format.ts';
import type { Vehicle } from './vehicle.ts';

export type { Vehicle };

function isVehicle(raw: unknown): raw is Vehicle {
  if (typeof raw !== 'object' || raw === null) return false;
  const { id, manufacturer, year, model } = raw as Record<string, unknown>;
  return [id, manufacturer, year, model].every(part => typeof part === 'string' && part !== '');
}

const key = 'ralph-sbb';
const savedFormat = jsonField<readonly Vehicle[]>(key, 'savedVehicles', raw =>
  Array.isArray(raw) ? raw.filter(isVehicle) : [],
);
const currentFormat = jsonField(key, 'currentVehicle', raw => (typeof raw === 'string' ? raw : null));

export class VehicleStore {
  private readonly savedField: PersistedField<readonly Vehicle[]>;
  private readonly currentField: PersistedField<string | null>;
  private readonly tabs: TabChannel;
  /** The vehicle chosen in this tab; each tab keeps its own choice until it is loaded again. */
  private chosenId: string | null = null;

  constructor({ persisted, tabs }: { persisted: Persisted; tabs: TabChannel }) {
    this.savedField = persisted(savedFormat);
    this.currentField = persisted(currentFormat);
    this.tabs = tabs;
    makeAutoObservable<VehicleStore, 'savedField' | 'currentField' | 'tabs'>(
      this,
      { savedField: false, currentField: false, tabs: false },
      { autoBind: true },
    );
  }

  get saved(): readonly Vehicle[] {
    return this.savedField.value;
  }

  /** The chosen vehicle; the last saved one when the chosen one is no longer in the list. */
  get current(): Vehicle | null {
    return this.saved.find(({ id }) => id === this.chosenId) ?? this.saved.at(-1) ?? null;
  }

  get currentId(): string | null {
    return this.current?.id ?? null;
  }

  /** Reads the stored values at the start. */
  restore(): void {
    this.savedField.restore();
    this.currentField.restore();
    this.chosenId = this.currentField.value;
  }

  /** Reads the list again after another tab has changed it; keeps the current vehicle if it still exists. */
  reload(): void {
    this.chosenId = this.currentId;
    this.savedField.restore();
  }

  /** Adds a vehicle and makes it the current one; does nothing when it is saved already. */
  add(vehicle: Vehicle): void {
    if (this.savedField.read().some(({ id }) => id === vehicle.id)) return;
    this.change(saved => [...saved, vehicle], vehicle.id);
  }

  remove(id: string): void {
    this.change(saved => saved.filter(each => each.id !== id), this.currentId);
  }

  choose(id: string): void {
    this.change(saved => saved, id);
  }

  /** Takes the list of the account; the current vehicle stays if it is in the list. */
  take(saved: readonly Vehicle[]): void {
    const isSame =
      saved.length === this.saved.length && saved.every(({ id }, at) => id === this.saved[at]?.id);
    if (!isSame) this.change(() => saved, this.currentId);
  }

  private change(apply: (saved: readonly Vehicle[]) => readonly Vehicle[], chosenId: string | null): void {
    this.savedField.change(apply);
    this.chosenId = chosenId;
    this.chosenId = this.currentId;
    this.currentField.change(() => this.chosenId);
    this.tabs.publish('vehicle');
  }
}
