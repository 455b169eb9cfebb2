/** What is found in each release as a whole, checked once for each state that it has been in. */
import type { DocumentFacts } from '#backend/index.ts';
import type { StudioFinding } from '#studio-api/documents.ts';
import type { Release } from '#studio-api/releases.ts';
import type { OpenDocuments } from './open-documents.ts';

type Counts = Release['findings'];

export interface ReleaseChecks {
  of(release: number, drafts: readonly Pick<DocumentFacts, 'id' | 'version' | 'body'>[]): Promise<Counts>;
  /** A picture or the catalogue has changed: everything is checked again when it is asked for. */
  changed(): void;
}

/** @param served what is served now: another object after every publication */
export function createReleaseChecks(
  { rules }: Pick<OpenDocuments, 'rules'>,
  served: () => unknown,
): ReleaseChecks {
  const known = new Map<number, { state: string; shop: unknown; counts: Promise<Counts> }>();

  async function check(drafts: readonly Pick<DocumentFacts, 'id' | 'body'>[]): Promise<Counts> {
    const findings = await rules.check(new Map(drafts.map(({ id, body }) => [id, body])));
    const count = (severity: StudioFinding['severity']) =>
      findings.filter(finding => finding.severity === severity).length;
    return { errors: count('error'), warnings: count('warning') };
  }

  return {
    of(release, drafts) {
      const state = drafts.map(({ id, version }) => `${id} ${version}`).join();
      const before = known.get(release);
      const shop = served();
      if (before?.state === state && before.shop === shop) return before.counts;
      const counts = check(drafts);
      known.set(release, { state, shop, counts });
      // A failure is no result.
      counts.catch(() => {
        if (known.get(release)?.counts === counts) known.delete(release);
      });
      return counts;
    },
    changed: () => known.clear(),
  };
}
