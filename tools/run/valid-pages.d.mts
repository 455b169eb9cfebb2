export declare class BrokenPages extends Error {}
export declare function storeValidPages(root: string, build: string): Promise<void>;
