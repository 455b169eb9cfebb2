import type { Proof, Row } from './proofs.mjs';

export function reliabilityDocument(rows: Row[], proofs: (Proof & { file: string })[]): string;
