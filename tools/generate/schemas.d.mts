/** Makes everything that follows from schemas/ and widgets/; answers the paths that changed. */
export declare function generateSchemas(places?: {
  schemas?: string;
  widgets?: string;
  pages?: string;
  target?: string;
}): Promise<string[]>;
