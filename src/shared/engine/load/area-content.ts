/** The document of an area or an information page, as far as a page shows it. */
import type { Experiments } from '#kernel/experiment/choose-arm.ts';
import type { ContainerNode } from '../definition/page-document.ts';

export interface AreaContent {
  id: string;
  family?: string;
  areaName?: string;
  /** By language. */
  aliases?: Readonly<Record<string, string>>;
  filters?: readonly { key: string; value: string }[];
  seo?: { title?: unknown; description?: unknown };
  /** Not shown to shoppers yet. */
  draft?: boolean;
  /** ISO 8601. */
  activeFrom?: string;
  activeTo?: string;
  experiments?: Experiments;
  regions: { main: readonly ContainerNode[] };
}
