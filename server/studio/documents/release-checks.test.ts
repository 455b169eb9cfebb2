/** A list of releases costs no check of what was checked before. */
import { expect, it, vi } from 'vitest';
import type { DocumentId } from '#studio-api/documents.ts';
import { createReleaseChecks } from './release-checks.ts';

const draft = (version: number, id: DocumentId = 'page:home') => ({ id, version, body: {} });

function world() {
  const check = vi.fn(() => Promise.resolve([{ severity: 'error' }, { severity: 'warning' }]));
  const shop = { served: {} };
  return { check, shop, findings: createReleaseChecks({ rules: { check } } as never, () => shop.served) };
}

it('checks a release once for each state of its drafts', async () => {
  const { check, findings } = world();
  expect(await findings.of(1, [draft(1)])).toEqual({ errors: 1, warnings: 1 });
  await findings.of(1, [draft(1)]);
  expect(check).toHaveBeenCalledTimes(1);
  await findings.of(1, [draft(2)]);
  await findings.of(1, [draft(2), draft(0, 'page:other')]);
  await findings.of(2, [draft(2)]);
  expect(check).toHaveBeenCalledTimes(4);
});

it('checks again after something was published, and after a check that failed', async () => {
  const { check, findings, shop } = world();
  await findings.of(1, [draft(1)]);
  findings.changed();
  await findings.of(1, [draft(1)]);
  expect(check).toHaveBeenCalledTimes(2);
  shop.served = {};
  check.mockRejectedValueOnce(new Error('no database'));
  await expect(findings.of(1, [draft(1)])).rejects.toThrow('no database');
  await findings.of(1, [draft(1)]);
  expect(check).toHaveBeenCalledTimes(4);
});
