/** What stops a publication: errors always, warnings until a user has accepted them. */
import type { Bodies, StudioContext } from './studio-context.ts';
import { StudioError } from './studio-error.ts';

/** @throws StudioError FINDINGS */
export async function requireNoErrors(
  { rules }: Pick<StudioContext, 'rules'>,
  changed: Bodies,
  acceptsWarnings: boolean,
): Promise<void> {
  const findings = await rules.check(changed);
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new StudioError('FINDINGS', 'Errors stop the publication', { findings, needsAcceptance: false });
  if (findings.length > 0 && !acceptsWarnings)
    throw new StudioError('FINDINGS', 'Warnings need to be accepted', { findings, needsAcceptance: true });
}
