/** Loads an API module with its first call, so that visitors who only browse do not download it. */

type Calls = Record<string, (...values: never[]) => Promise<unknown>>;

/**
 * Returns a proxy of the module; a call rejects when loading fails, and the next call loads again.
 * Every member must be an async function.
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
