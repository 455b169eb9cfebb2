/** Brings the list on the screen in line with the chosen vehicle: when the page has come, and whenever another vehicle is chosen. */
import type { ResolvedPage } from '#engine/resolved-page.ts';
import type { VehicleStore } from '#stores/vehicle-store.ts';
import { reaction } from 'mobx';
import { preferredView, viewAfterChange } from './vehicle-view.ts';

export interface FollowVehicleParts {
  vehicles: Pick<VehicleStore, 'current' | 'currentId'>;
  /** The page on the screen. */
  page(): ResolvedPage;
  swap(href: string, isWished: boolean): void;
  universalLabel: string;
}

/** @param isChange the vehicle was chosen on this page, not restored with it. */
export function followVehicle(
  { vehicles, page, swap, universalLabel }: FollowVehicleParts,
  isChange: boolean,
): () => void {
  const follow = () => {
    const view = viewAfterChange(page(), vehicles.current, universalLabel);
    if (view) swap(view.href, view.isWished);
  };
  if (isChange) follow();
  else {
    const href = preferredView(page(), vehicles.current, universalLabel);
    if (href) swap(href, false);
  }
  return reaction(() => vehicles.currentId, follow);
}
