/** Tells widgets from other nodes of a document. */
import type { WidgetInstance } from '#engine/definition/contract.ts';
import { isRecord } from '#kernel/is-record.ts';

export const isWidgetInstance = (node: unknown): node is WidgetInstance =>
  isRecord(node) && typeof node['type'] === 'string' && isRecord(node['props']);
