/** What the build knows about widgets, given to the backend by the composition root. */
import type { CmsWidget } from '#engine/content/cms-form.ts';

export interface ContentForms {
  /** Widgets that areas may contain, by type. */
  widgets: Readonly<Record<string, CmsWidget>>;
  /** Removes unknown props; null when the rest does not fit the widget's schema. */
  accept(type: string, props: Record<string, unknown>): Record<string, unknown> | null;
  /** Address of a page of the shop without prefix, by the name of its route; null for a page without an address of its own. */
  pathOfPage(name: string, locale: string): string | null;
  /** Names of the routes that have an address of their own. */
  pageNames(): readonly string[];
}
