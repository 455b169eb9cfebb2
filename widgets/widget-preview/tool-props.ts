/** Shared props of the tool's two parts: the gallery, and the stage inside its frame. */
import type { PageContext } from '#engine/definition/contract.ts';
import type { LivePreview } from '#engine/view/engine-context.ts';

export interface ToolProps {
  port: LivePreview;
  page: PageContext;
}
