/** Whether the shop shows what an entry of a menu advertises (R-SHELL-17). */

/** Of our layouts, the main menu alone has submenus. */
const places: ReadonlySet<unknown> = new Set(['main-desktop', 'main-mobile']);

export interface EntryPlace {
  /** Of the menu. */
  locations: readonly unknown[];
  /** 1 is the first level. */
  level: number;
  /** How many entries are below it. */
  below: number;
}

/** A promotion comes with the submenu of an entry of the first level. */
export const showsPromotion = ({ locations, level, below }: EntryPlace): boolean =>
  level === 1 && below > 0 && locations.some(location => places.has(location));
