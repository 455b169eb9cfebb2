/** Types of browser-graph.mjs for its callers in TypeScript. */
export function browserFiles(): Promise<string[]>;
export function filesRunBy(entryPoint: string): Promise<string[]>;
export function engineBytes(files: readonly string[]): Promise<number>;
