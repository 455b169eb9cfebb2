/** The machines that the shopper has saved in this browser, and the one that the shop is seen for. */
import { makeAutoObservable, observableRef } from 'mobx';
import { type KeptValue, keptValue } from './kept-value.ts';
import type { KeyValueStorage, TabChannel } from './ports.ts';

export interface Vehicle {
  /** Base64 of `manufacturer:year:model` (R-VEHICLE-3). */
  id: string;
  manufacturer: string;
  year: string;
  model: string;
}

/** A name that holds the sign between the parts is no other machine's. */
const part = (text: string): string => text.replace(/[%:]/g, encodeURIComponent);

/** UTF-8 before base64: `btoa` alone refuses letters beyond Latin-1. */
export const vehicleId = ({ manufacturer, year, model }: Omit<Vehicle, 'id'>): string =>
  btoa(
    String.fromCharCode(
      ...new TextEncoder().encode([manufacturer, year, model].map(each => part(each)).join(':')),
    ),
  );

function isVehicle(raw: unknown): raw is Vehicle {
  if (typeof raw !== 'object' || raw === null) return false;
  const { id, manufacturer, year, model } = raw as Record<string, unknown>;
  return [id, manufacturer, year, model].every(part => typeof part === 'string' && part !== '');
}

const vehicles = (raw: unknown): Vehicle[] => (Array.isArray(raw) ? raw.filter(isVehicle) : []);
const idOrNull = (raw: unknown): string | null => (typeof raw === 'string' ? raw : null);

export class VehicleStore {
  saved: readonly Vehicle[] = [];
  currentId: string | null = null;
  private readonly keptSaved: KeptValue<Vehicle[]>;
  private readonly keptCurrent: KeptValue<string | null>;
  private readonly tabs: TabChannel;

  constructor({ storage, tabs }: { storage: KeyValueStorage; tabs: TabChannel }) {
    this.keptSaved = keptValue(storage, 'ralph-sbb', 'savedVehicles', vehicles);
    this.keptCurrent = keptValue(storage, 'ralph-sbb', 'currentVehicle', idOrNull);
    this.tabs = tabs;
    makeAutoObservable<VehicleStore, 'keptSaved' | 'keptCurrent' | 'tabs'>(
      this,
      { saved: observableRef, keptSaved: false, keptCurrent: false, tabs: false },
      { autoBind: true },
    );
  }

  get current(): Vehicle | null {
    return this.saved.find(({ id }) => id === this.currentId) ?? null;
  }

  /** At the start; the chosen one may be missing from a spoilt list, then the last saved is. */
  restore(): void {
    this.saved = this.keptSaved.read();
    this.settle(this.keptCurrent.read());
  }

  /** Another tab has changed the list: ours keeps its current vehicle if it is still there (R-VEHICLE-8). */
  reload(): void {
    this.saved = this.keptSaved.read();
    this.settle(this.currentId);
  }

  /** Becomes the current one; ignored when it is saved already. */
  add(vehicle: Vehicle): void {
    const known = this.keptSaved.read();
    if (known.some(({ id }) => id === vehicle.id)) return;
    this.saved = [...known, vehicle];
    this.currentId = vehicle.id;
    this.keep();
  }

  remove(id: string): void {
    this.saved = this.keptSaved.read().filter(saved => saved.id !== id);
    this.settle(this.currentId);
    this.keep();
  }

  choose(id: string): void {
    this.settle(id);
    this.keep();
  }

  private settle(id: string | null): void {
    this.currentId = this.saved.find(saved => saved.id === id)?.id ?? this.saved.at(-1)?.id ?? null;
  }

  private keep(): void {
    this.keptSaved.write([...this.saved]);
    this.keptCurrent.write(this.currentId);
    this.tabs.tell('vehicle');
  }
}
