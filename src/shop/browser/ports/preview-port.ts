/** The application's port for the widget preview: catalogue, linter and renderer. */
import type { Market } from '#api/channel/types.ts';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { PreviewFinding, ReadWidget } from '#engine/definition/preview-port.ts';
import type { LivePreview } from '#engine/view/engine-context.ts';
import { catalogue } from '#registry/preview-catalogue.gen.ts';
import { routes } from '#registry/routes.gen.ts';

export interface PreviewPortParts extends Pick<LivePreview, 'resolve' | 'live'> {
  marketsOf(): Promise<readonly Market[]>;
}

export const createPreviewPort = ({ marketsOf, ...parts }: PreviewPortParts): LivePreview => ({
  ...parts,
  catalogue,
  pageNames: routes.filter(({ paths }) => !paths.fi.includes(':')).map(({ name }) => name),
  check,
  read,
  markets: async () => (await marketsOf()).filter(({ onlyInCheckout }) => !onlyInCheckout),
});

const check = async (instance: WidgetInstance): Promise<readonly PreviewFinding[]> =>
  (await ask<{ findings: PreviewFinding[] }>('validate', instance)).findings;

const read = (text: string): Promise<ReadWidget> => ask<ReadWidget>('read', { text });

async function ask<Answer>(what: 'validate' | 'read', body: unknown): Promise<Answer> {
  const answer = await fetch(`/preview/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The check failed with status ${answer.status}`);
  return (await answer.json()) as Answer;
}
