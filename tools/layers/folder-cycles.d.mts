interface Module {
  source: string;
  dependencies: readonly { resolved: string }[];
}

export function folderCycles(modules: readonly Module[]): [string, string][];
