export interface BuildInfo {
  fileNames: string[];
  fileInfos: (string | { version: string; affectsGlobalScope?: boolean })[];
  fileIdsList?: number[][];
  referencedMap?: [file: number, list: number][];
}
export type Program = Map<string, { version: string; global: boolean; imports: string[] }>;
export function readProgram(buildInfo: BuildInfo): Program;
export function versionsOf(program: Program): Record<string, string>;
export function scopeOf(program: Program, before: Record<string, string>): string[] | undefined;
