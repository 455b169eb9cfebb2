interface VitestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface Suite {
  file?: string;
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
}

export function slowest(reports: {
  vitest: (VitestReport | null)[];
  playwright: { suites: Suite[] } | null;
  root: string;
}): string[];
