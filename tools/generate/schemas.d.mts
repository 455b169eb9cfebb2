/** Generates everything derived from schemas/ and widgets/; returns the paths that changed. */
export declare function generateSchemas(places?: {
  schemas?: string;
  widgets?: string;
  pages?: string;
  target?: string;
}): Promise<string[]>;
