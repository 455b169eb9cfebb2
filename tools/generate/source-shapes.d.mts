/** Data sources whose committed shape differs from their current type in src/shop/api. */
export declare function staleSources(): { file: string; source: unknown }[];
