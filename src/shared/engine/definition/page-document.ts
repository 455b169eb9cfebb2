/** A validated page file; the exact types per widget are generated from the schemas. */
import type { Experiments, Taking } from '#kernel/experiment/choose-arm.ts';
import type { ContainerDesign, ContainerLayout, WidgetInstance } from './contract.ts';
import type { Rule } from './evaluate-rule.ts';

export interface ContainerNode {
  kind: 'container';
  id: string;
  layout: ContainerLayout;
  design?: ContainerDesign;
  mobile?: 'stack' | 'slider';
  hidden?: boolean;
  when?: Rule;
  experiment?: Taking;
  widgets: WidgetInstance[];
}

export interface AreaNode {
  kind: 'area';
  id: string;
  /** May be a binding, as may the next two fields. */
  family?: unknown;
  areaName?: unknown;
  alias?: unknown;
  /** Includes drafts, for users who may see them. */
  preview?: boolean;
  /** Values may be bindings. */
  filters?: { key: string; value: unknown }[];
  /** Path of the list, for areas that depend on the URL. */
  url?: unknown;
  required?: boolean;
  hidden?: boolean;
  when?: Rule;
  fallback?: ContainerNode[];
  /** Names of experiments of the documents that may fill it; written by the server (tried-parts.ts). */
  tries?: string[];
}

export interface FragmentNode {
  kind: 'fragment';
  id: string;
  ref: string;
  hidden?: boolean;
  when?: Rule;
}

export type RegionNode = ContainerNode | AreaNode | FragmentNode;

export interface SeoBlock {
  title?: unknown;
  description?: unknown;
  image?: unknown;
  robots?: 'index' | 'noindex';
  canonicalQuery?: string[];
  jsonLd?: string[];
}

export interface PageDocument {
  kind: 'page';
  id: string;
  pageType: string;
  layout: string;
  /** Absent for an error page, which has no address of its own. */
  route?: {
    name: string;
    paths: string | Record<string, string>;
    access: 'public' | 'customer' | 'anonymous' | 'preview';
    personal?: boolean;
    feature?: string;
    scroll?: 'top' | 'keep';
    /** Query parameters that the page reads, and their format. */
    query?: Record<string, 'text' | 'integer' | 'id-list'>;
    splat?: string;
    also?: string[];
  };
  seo?: SeoBlock;
  data?: Record<string, { source: string } & Record<string, unknown>>;
  /** Of the page itself, and as the server serves it of its shared parts and areas as well (tried-parts.ts). */
  experiments?: Experiments;
  regions: Record<string, RegionNode[]>;
}

/** Fragments may contain fragments; the linter rejects cycles. */
export type FragmentPart = ContainerNode | FragmentNode;

export interface FragmentDocument {
  kind: 'fragment-file';
  id: string;
  experiments?: Experiments;
  containers: FragmentPart[];
}
