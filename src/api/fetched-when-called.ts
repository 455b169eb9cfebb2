/** A noun of the backend whose code comes with its first call: a shop that is only looked at does not need it. */

type Calls = Record<string, (...values: never[]) => Promise<unknown>>;

/**
 * Answers what has the noun's calls; each rejects when its code cannot be fetched, and the next tries again.
 * Every member must be a call that answers a promise.
 */
export function fetchedWhenCalled<Noun extends { [Name in keyof Noun]: Calls[string] }>(
  fetchNoun: () => Promise<Noun>,
): Noun {
  let noun: Promise<Noun> | undefined;
  const fetched = () =>
    (noun ??= fetchNoun().catch((error: unknown) => {
      noun = undefined;
      throw error;
    }));
  return new Proxy({} as Noun, {
    get:
      (_, name) =>
      async (...values: never[]) =>
        (await fetched())[name as keyof Noun](...values),
  });
}
