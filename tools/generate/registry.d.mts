/** Generates the lists of the composition roots from the folders of `folder`, the project's by default; returns the paths that changed. */
export declare function generateRegistry(folder?: string): string[];
