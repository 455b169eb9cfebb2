/** The edited widget: its values, and linter findings shortly after each change. */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { PreviewFinding } from '#engine/definition/preview-port.ts';
import type { LivePreview } from '#engine/view/engine-context.ts';
import { withValue } from '#page-form/change.ts';
import { type FieldPath, nameOf } from '#page-form/field.ts';

/** Debounce of the check, ms. */
const restMs = 200;

const none: readonly PreviewFinding[] = [];

export interface InstanceState {
  instance: WidgetInstance;
  isChanged: boolean;
  set(path: FieldPath, value: unknown): void;
  reset(): void;
  /** Findings of the last response. */
  findings: readonly PreviewFinding[];
  /** Checks at once; null when the check fails. */
  checkNow(): Promise<readonly PreviewFinding[] | null>;
  /** Set by a copy attempt: every error is shown from then on. */
  showsAll: boolean;
  showAll(): void;
  /** Names of fields that have lost the focus. */
  left: ReadonlySet<string>;
  leave(path: FieldPath): void;
}

/** @param start another value resets the state */
export function useInstance(port: LivePreview, start: WidgetInstance): InstanceState {
  const [instance, setInstance] = useState(start);
  const [answer, setAnswer] = useState({ of: start, findings: none });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [showsAll, setShowsAll] = useState(false);
  const latest = useRef(0);

  const begin = () => {
    setInstance(start);
    setLeft(new Set());
    setShowsAll(false);
  };
  const [begun, setBegun] = useState(start);
  if (begun !== start) {
    setBegun(start);
    begin();
  }

  const ask = useCallback(
    async (asked: WidgetInstance) => {
      latest.current += 1;
      const mine = latest.current;
      try {
        const found = await port.check(asked);
        if (mine === latest.current) setAnswer({ of: start, findings: found });
        return found;
      } catch (error) {
        port.live.report('PREVIEW003', 'The widget could not be checked', { error });
        return null;
      }
    },
    [port, start],
  );

  useEffect(() => {
    const timer = setTimeout(() => void ask(instance), restMs);
    return () => clearTimeout(timer);
  }, [ask, instance]);

  return {
    instance,
    isChanged: instance !== start,
    set: useCallback((path, value) => setInstance(before => withValue(before, path, value)), []),
    reset: begin,
    showsAll,
    showAll: () => setShowsAll(true),
    // Ignores a late response about another widget.
    findings: answer.of === start ? answer.findings : none,
    checkNow: () => ask(instance),
    left,
    leave: useCallback(path => setLeft(before => new Set(before).add(nameOf(path))), []),
  };
}
