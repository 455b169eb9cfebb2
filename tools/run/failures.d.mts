interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
}

interface Suite {
  title: string;
  specs?: {
    title: string;
    tests: { status: string; results: { error?: { message?: string }; errors?: { message?: string }[] }[] }[];
  }[];
  suites?: Suite[];
}

export interface Outcome {
  name: string;
  status: string;
  message?: string | undefined;
}

interface Divided {
  failed: Outcome[];
  flaky: Outcome[];
}

export function outcomes(reports: {
  vitest: (VitestReport | null)[];
  playwright: { suites?: Suite[]; errors?: { message?: string }[] } | null;
}): Outcome[];

export function divideFailures(first: Outcome[], second: Outcome[]): Divided;

export function failureLines(divided: Divided, root: string): string[];
