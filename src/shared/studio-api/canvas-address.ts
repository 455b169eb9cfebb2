/** How the address of a canvas names its context: one parameter, which no page of the shop reads. */
import type { CanvasContext, ShownRevision } from './canvas.ts';
import { isDocumentId } from './document-id.ts';

export const canvasParameters = {
  context: 'canvas',
  /** Opens the canvas once. */
  grant: 'grant',
} as const;

type Written = Omit<CanvasContext, 'locale' | 'at' | 'vehicle' | 'release'> & {
  at?: string | undefined;
  release?: number | undefined;
  vehicle?: string | undefined;
};

/** The language is in the path. */
export function writeContext(context: Written, shown: ShownRevision | null = null): string {
  const { market, customerType, vatIncluded, signedIn, at, release, vehicle } = context;
  return new URLSearchParams({
    market,
    type: customerType,
    vat: String(vatIncluded),
    ...(signedIn ? { auth: 'customer' } : {}),
    ...(at === undefined ? {} : { at }),
    ...(release === undefined ? {} : { release: `${release}` }),
    ...(vehicle === undefined ? {} : { vehicle }),
    ...(shown ? { shown: `${shown.revision} ${shown.document}` } : {}),
  }).toString();
}

/** The state of a document that is looked at instead of its draft; null: the drafts are shown. */
export function readShown(text: string | null): ShownRevision | null {
  const [, revision = '', document = ''] =
    /^(draft|live|[1-9]\d{0,8}) (.+)$/s.exec(new URLSearchParams(text ?? '').get('shown') ?? '') ?? [];
  if (!isDocumentId(document)) return null;
  return { document, revision: revision === 'draft' || revision === 'live' ? revision : Number(revision) };
}

/** Values that mean nothing are left to the caller's defaults. */
export function readContext(text: string | null): Partial<Omit<CanvasContext, 'locale'>> {
  const values = new URLSearchParams(text ?? '');
  const market = values.get('market');
  const type = values.get('type');
  const at = values.get('at');
  const vehicle = values.get('vehicle');
  const release = values.get('release') ?? '';
  return {
    signedIn: values.get('auth') === 'customer',
    ...(market === null ? {} : { market }),
    ...(type === 'PERSON' || type === 'ORGANIZATION' ? { customerType: type } : {}),
    ...(values.has('vat') ? { vatIncluded: values.get('vat') === 'true' } : {}),
    ...(at === null ? {} : { at }),
    ...(/^[1-9]\d{0,8}$/.test(release) ? { release: Number(release) } : {}),
    ...(vehicle === null ? {} : { vehicle }),
  };
}

/** Where a canvas asks for the aliases of references: `/preview/references?market=se&ref=category:vinssit`. */
export const referencesPath = '/preview/references';
export const referenceParameters = { market: 'market', reference: 'ref' } as const;

/** One request has the room for this many. */
export const MAX_REFERENCES = 50;

export function referenceQuery(references: readonly string[], market: string): string {
  const named = references.map(reference => [referenceParameters.reference, reference]);
  return `${referencesPath}?${new URLSearchParams([[referenceParameters.market, market], ...named]).toString()}`;
}
