/** The application as the widget preview uses it: its catalogue, its linter, its renderer. */
import type { Market } from '#api/channel/types.ts';
import type { WidgetInstance } from '#engine/contract.ts';
import type { PreviewFinding } from '#engine/preview-port.ts';
import type { LivePreview } from '#engine/view/engine-context.ts';
import { catalogue } from './preview-catalogue.gen.ts';
import { routes } from './routes.gen.ts';

export interface PreviewPortParts extends Pick<LivePreview, 'resolve' | 'live'> {
  marketsOf(): Promise<readonly Market[]>;
}

export const createPreviewPort = ({ marketsOf, ...parts }: PreviewPortParts): LivePreview => ({
  ...parts,
  catalogue,
  pageNames: routes.filter(({ paths }) => !paths.fi.includes(':')).map(({ name }) => name),
  check,
  markets: async () => (await marketsOf()).filter(({ onlyInCheckout }) => !onlyInCheckout),
});

async function check(instance: WidgetInstance): Promise<readonly PreviewFinding[]> {
  const answer = await fetch('/preview/validate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(instance),
  });
  if (!answer.ok) throw new Error(`The check answered ${answer.status}`);
  return ((await answer.json()) as { findings: PreviewFinding[] }).findings;
}
