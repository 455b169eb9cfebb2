/** Parts that merchandisers have saved to begin with elsewhere: a copy goes into the page, which has nothing more to do with it. */
import type { DocumentNode } from '#engine/operation/operation.ts';

/** GET /api/presets, by name. */
export interface StudioPreset {
  id: string;
  /** As its author calls it; no two have the same. */
  name: string;
  /** A row or a widget, in the versions of widgets of this build; null: this build cannot show it, or the caller may not add it. */
  node: DocumentNode | null;
  /** Name of who has saved it. */
  by: string;
  /** Whether the caller may rename and delete it: its author, and publishers of all markets. */
  mayChange: boolean;
  /** ISO 8601. */
  at: string;
}

/** POST /api/presets, answered by the preset; the same id again gets the same answer. */
export interface PresetPost {
  /** UUID. */
  id: string;
  name: string;
  /** The part with all that is in it. */
  node: DocumentNode;
}

/** PATCH /api/presets/:id, answered by the preset. */
export type PresetRename = Pick<StudioPreset, 'name'>;
