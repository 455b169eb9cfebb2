/** Makes the composition roots' lists from the folders of `folder`, the project's by default; answers the paths that changed. */
export declare function generateRegistry(folder?: string): string[];
