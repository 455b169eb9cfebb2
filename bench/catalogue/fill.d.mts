/** Types of fill.mjs for its callers in TypeScript. */
import type { Pool } from 'pg';
export function fillTo(database: { url: string; pool: Pool }, products: number): Promise<void>;
