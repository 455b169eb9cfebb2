/** Keeps the visible list in step with the chosen vehicle: on page load and after every change of vehicle. */

import { reaction } from 'mobx';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import type { VehicleStore } from '#stores/visitor/vehicle-store.ts';
import { preferredView, viewAfterChange } from './vehicle-view.ts';

export interface FollowVehicleParts {
  vehicles: Pick<VehicleStore, 'current' | 'currentId'>;
  /** The page on the screen. */
  page(): ResolvedPage;
  swap(href: string, isRequested: boolean): void;
  universalLabel: string;
}

/** @param isChosenHere the vehicle was chosen on this page, not restored with it. */
export function followVehicle(
  { vehicles, page, swap, universalLabel }: FollowVehicleParts,
  isChosenHere: boolean,
): () => void {
  const follow = () => {
    const view = viewAfterChange(page(), vehicles.current, universalLabel);
    if (view) swap(view.href, view.isRequested);
  };
  if (isChosenHere) follow();
  else {
    const href = preferredView(page(), vehicles.current, universalLabel);
    if (href) swap(href, false);
  }
  return reaction(() => vehicles.currentId, follow);
}
