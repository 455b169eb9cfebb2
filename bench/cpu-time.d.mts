/** Types of cpu-time.mjs for its callers in TypeScript. */
export function cpuTime(pid: number): number | undefined;
export function cpuTimeOfAll(pid: number): number;
export function residentMegabytes(pid: number): number | undefined;
