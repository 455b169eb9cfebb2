/** Asks the shop what new references lead to; its preview answers staff alone. */
import { isRecord } from '#kernel/is-record.ts';
import type { ReferenceAliases } from '#kernel/references.ts';
import { MAX_REFERENCES, referenceQuery } from '#studio-api/canvas-address.ts';

/** @throws when the server does not return aliases. */
async function ask(references: readonly string[], market: string): Promise<ReferenceAliases> {
  const answer = await fetch(referenceQuery(references, market));
  const aliases: unknown = answer.ok ? await answer.json() : null;
  if (!isRecord(aliases)) throw new Error(`The references were answered with status ${answer.status}`);
  return aliases as ReferenceAliases;
}

/** One request, unless a whole page was pasted. */
export async function lookUpReferences(
  references: readonly string[],
  market: string,
): Promise<ReferenceAliases> {
  const requests = Array.from({ length: Math.ceil(references.length / MAX_REFERENCES) }, (_, index) =>
    ask(references.slice(index * MAX_REFERENCES, (index + 1) * MAX_REFERENCES), market),
  );
  return Object.assign({}, ...(await Promise.all(requests))) as ReferenceAliases;
}
