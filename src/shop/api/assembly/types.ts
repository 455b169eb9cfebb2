/** Drawings of a machine's assemblies, whose numbers lead to parts. */
import type { Alternate, ProductCard } from '../catalogue/types.ts';

export interface ListedAssembly {
  alias: string;
  /** Of its page, with the prefix of the language. */
  href: string;
  name: string;
  /** What it is a part of; empty when that is not said. */
  group: string;
  /** A picture of the type `assembly`. */
  drawing: string;
  /** The machines that it is of, in one text: `Can-Am Outlander 650 2016–2022`. */
  machines: string;
}

export interface AssemblyPart {
  product: ProductCard;
  /** Pieces for one machine; null when it is not said. */
  quantity: number | null;
  /** What limits it. */
  qualifier: string;
  note: string;
}

export interface AssemblyPosition {
  /** `7` or `7a`. */
  position: string;
  x: number;
  y: number;
  /** One of them is used here. */
  parts: AssemblyPart[];
}

export interface Assembly extends ListedAssembly {
  alternates: Alternate[];
  /** What positions are counted in. */
  width: number;
  height: number;
  /** In ascending order. */
  positions: AssemblyPosition[];
}

export interface AssemblyList {
  /** Of the whole list. */
  count: number;
  /** Name of the vehicle that was asked for; null for all, and for one that the shop does not have. */
  vehicle: string | null;
  /** The requested part of the list. */
  assemblies: ListedAssembly[];
}

/** A page of the list. */
export interface AssemblyPage extends AssemblyList {
  /** The first is 1. */
  page: number;
  pageCount: number;
}

export interface AssemblyApi {
  /** Null: the backend has no drawings. @param of the facet of a vehicle, all drawings without one; `take` at most 200 */
  list(of: { vehicle?: string; skip: number; take: number }): Promise<AssemblyList | null>;
  /** Null for an unknown alias. */
  one(alias: string): Promise<Assembly | null>;
}
