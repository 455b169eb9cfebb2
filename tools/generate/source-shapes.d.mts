/** Data sources whose committed shape differs from their current type in src/api. */
export declare function staleSources(): { file: string; source: unknown }[];
