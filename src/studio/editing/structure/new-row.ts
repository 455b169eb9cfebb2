/** New rows. */
import type { DocumentNode } from '#engine/operation/operation.ts';

export const emptyRow: DocumentNode = { kind: 'container', id: 'row', layout: 'full', widgets: [] };

/** A widget in a row of its own. */
export const inRow = (node: DocumentNode): DocumentNode => ({ ...emptyRow, widgets: [node] });
