/** CSS of one page: a style element in the head, and its hash for the page's content security policy. */

import { createHash } from 'node:crypto';
import type { AnyWidget } from '#engine/definition/contract.ts';
import type { ResolvedWidget } from '#engine/definition/resolved-page.ts';

/** Each style sheet once; a deferred widget adopts its own in the browser. */
export function ownStylesOf(
  shown: readonly ResolvedWidget[],
  widgets: Readonly<Record<string, AnyWidget>>,
): { ownStyles?: string } {
  const styles = new Set<string>();
  for (const { type, props, loaded } of shown)
    if (loaded.state === 'ok' || loaded.state === 'static')
      styles.add(widgets[type]?.styles?.(props, loaded.state === 'ok' ? loaded.data : undefined) ?? '');
  const ownStyles = [...styles].join('');
  return ownStyles ? { ownStyles } : {};
}

export const styleHashOf = ({ ownStyles }: { ownStyles?: string }): { styleHash?: string } =>
  ownStyles ? { styleHash: `sha256-${createHash('sha256').update(ownStyles).digest('base64')}` } : {};
