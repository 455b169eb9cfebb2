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

export function failures(reports: {
  vitest: (VitestReport | null)[];
  playwright: { suites?: Suite[]; errors?: { message?: string }[] } | null;
  root: string;
}): string[];
