interface Module {
  source: string;
  dependencies: readonly { resolved: string }[];
}

export function folderCycles(modules: readonly Module[], root: string): [string, string][];
