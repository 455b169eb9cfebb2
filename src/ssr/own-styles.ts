/** CSS that stands in one page only: a style element in its head, and the hash by which its policy allows just that. */
import type { AnyWidget } from '#engine/contract.ts';
import type { ResolvedWidget } from '#engine/resolved-page.ts';
import { createHash } from 'node:crypto';

/** Each text once; a widget that waits for the browser brings its own when it comes. */
export function ownStylesOf(
  shown: readonly ResolvedWidget[],
  widgets: Readonly<Record<string, AnyWidget>>,
): { ownStyles?: string } {
  const styles = new Set<string>();
  for (const { type, props, loaded } of shown)
    if (loaded.state === 'ok' || loaded.state === 'static') styles.add(widgets[type]?.styles?.(props) ?? '');
  const ownStyles = [...styles].join('');
  return ownStyles ? { ownStyles } : {};
}

export const styleHashOf = ({ ownStyles }: { ownStyles?: string }): { styleHash?: string } =>
  ownStyles ? { styleHash: `sha256-${createHash('sha256').update(ownStyles).digest('base64')}` } : {};
