/** Data sources whose committed shape is not what their type in src/api says now. */
export declare function staleSources(): { file: string; source: unknown }[];
