/** Types of figures.mjs for its callers in TypeScript. */
export function median(figures: readonly number[]): number | undefined;
export function round(figure: number | undefined, digits?: number): number | undefined;
