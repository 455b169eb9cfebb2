/** Stands for a widget that cannot be shown; Studio says in words what is wrong. */
import type { ResolvedWidget } from '#engine/definition/resolved-page.ts';

const box = { padding: 16, border: '2px dashed currentColor', borderRadius: 4, textAlign: 'center' } as const;

export const brokenWidget = ({ type }: ResolvedWidget) => <div style={box}>{type}</div>;
