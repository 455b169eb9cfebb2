/** A page file as the engine reads it after validation; the exact types per widget are generated from the schemas. */
import type { ContainerDesign, ContainerLayout, WidgetInstance } from './contract.ts';
import type { Rule } from './evaluate-rule.ts';

export interface ContainerNode {
  kind: 'container';
  id: string;
  layout: ContainerLayout;
  design?: ContainerDesign;
  mobile?: 'stack' | 'slider';
  when?: Rule;
  widgets: WidgetInstance[];
}

export interface AreaNode {
  kind: 'area';
  id: string;
  /** This and the next two may be bindings. */
  family?: unknown;
  areaName?: unknown;
  alias?: unknown;
  /** Drafts too, for who may see them. */
  preview?: boolean;
  /** Values may be bindings. */
  filters?: { key: string; value: unknown }[];
  /** Sends the list's path, for url-bound areas. */
  url?: unknown;
  required?: boolean;
  when?: Rule;
  fallback?: ContainerNode[];
}

export interface FragmentNode {
  kind: 'fragment';
  id: string;
  ref: string;
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
  /** Absent for an error page: it has no address of its own. */
  route?: {
    name: string;
    paths: string | Record<string, string>;
    access: 'public' | 'customer' | 'anonymous' | 'preview';
    personal?: boolean;
    feature?: string;
    scroll?: 'top' | 'keep';
    /** Keys of the address that the page reads, and their form. */
    query?: Record<string, 'text' | 'integer' | 'id-list'>;
    splat?: string;
    also?: string[];
  };
  seo?: SeoBlock;
  data?: Record<string, { source: string } & Record<string, unknown>>;
  regions: Record<string, RegionNode[]>;
}

/** A fragment may be made of others; the checks allow no circle. */
export type FragmentPart = ContainerNode | FragmentNode;

export interface FragmentDocument {
  kind: 'fragment-file';
  id: string;
  containers: FragmentPart[];
}
