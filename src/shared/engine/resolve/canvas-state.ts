/** What a page in Studio's canvas sends to its script beside the state of every page. */
import type { ReferenceAliases } from '#kernel/references.ts';
import type { FragmentDocument, PageDocument } from '../definition/page-document.ts';
import type { AreaContent } from '../load/area-content.ts';
import type { OverrideDocument } from '../override/override-document.ts';

/** Addresses of the canvas are those of the shop below this folder. */
export const canvasFolder = '/preview/canvas';

export interface CanvasState {
  /** Studio's origin: the only one whose messages are taken. Null behind a preview link, where the page is not edited. */
  studioOrigin: string | null;
  /** A state of the document that is looked at beside another one, and not edited. */
  isCompared: boolean;
  /** Folder and parameters that keep a link inside the canvas. */
  folder: string;
  search: string;
  page: PageDocument;
  /** All overrides of the page. */
  overrides: OverrideDocument[];
  fragments: Readonly<Record<string, FragmentDocument>>;
  /** Documents of content, each in place of an area. */
  content: readonly AreaContent[];
  aliases: ReferenceAliases;
  /** The vehicle that the visitor has chosen. */
  vehicle: { manufacturer: string; year: string; model: string } | null;
  /** Whether the page is shown as to a customer who is signed in. */
  isSignedIn: boolean;
}
