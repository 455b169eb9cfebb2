export function importLines(text: string): string;
export function importsKey(input: {
  root: string;
  folders: readonly string[];
  settings: readonly string[];
}): string;
