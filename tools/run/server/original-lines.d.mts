export interface OriginalLines {
  readonly sources: readonly string[];
  readonly runs: readonly (readonly [number, number, number])[];
}
export const linesFile: string;
export function originalLines(
  folder: string,
  bundle: string,
): (error: unknown, frames: readonly unknown[]) => string;
export function originalOf(line: number, lines: OriginalLines): string | null;
