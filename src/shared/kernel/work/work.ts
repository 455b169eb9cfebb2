/** The time for which a request computes: nothing else can run in the process meanwhile. */
export interface Work {
  ms: number;
}

interface Working {
  work?: Work | undefined;
}

/** Adds the time of a computation to the work of its request. */
export function computed<Result>({ work }: Working, compute: () => Result): Result {
  const since = performance.now();
  try {
    return compute();
  } finally {
    if (work) work.ms += performance.now() - since;
  }
}

/** As `computed`, for a computation that pauses. */
export async function computedInSteps<Result>(
  { work }: Working,
  compute: () => Promise<Result>,
): Promise<Result> {
  const since = performance.now();
  try {
    return await compute();
  } finally {
    if (work) work.ms += performance.now() - since;
  }
}
