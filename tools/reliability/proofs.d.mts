export interface Row {
  id: string;
  area: string;
  happens: string;
  must: string;
  rules: string[];
  /** Why no machine can prove it. */
  unproven?: string;
}
export interface Proof {
  id: string;
  title: string;
}
export function readRows(folder?: string): Row[];
export function findProofs(text: string, name?: string): { proofs: Proof[]; stray: number };
export function allProofs(folder?: string): { proofs: (Proof & { file: string })[]; stray: string[] };
