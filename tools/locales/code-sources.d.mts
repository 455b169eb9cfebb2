export interface SourceFile {
  /** Relative to the project. */
  path: string;
  text: string;
}
export function codeSources(folder: string): SourceFile[];
export function sourcesBelow(
  folder: string,
  below: readonly string[],
  wanted: (name: string) => boolean,
): SourceFile[];
