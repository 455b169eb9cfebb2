/** The widget that is being made: its values, and what the linter says of them a moment after each change. */
import type { WidgetInstance } from '#engine/contract.ts';
import type { PreviewFinding } from '#engine/preview-port.ts';
import type { LivePreview } from '#engine/view/engine-context.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { withValue } from '../form/change.ts';
import { type Way, nameOf } from '../form/field.ts';

/** Milliseconds without a change before the server is asked. */
const restMs = 200;

const none: readonly PreviewFinding[] = [];

export interface InstanceState {
  instance: WidgetInstance;
  isChanged: boolean;
  set(way: Way, value: unknown): void;
  reset(): void;
  /** What is wrong, as of the last answer. */
  findings: readonly PreviewFinding[];
  /** Asks now; null when nobody answers. */
  checkNow(): Promise<readonly PreviewFinding[] | null>;
  /** Somebody wanted to take it away: everything that is wrong is told. */
  showsAll: boolean;
  showAll(): void;
  /** Fields that somebody has left, by name. */
  left: ReadonlySet<string>;
  leave(way: Way): void;
}

/** @param start another one begins anew with it. */
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
    set: useCallback((way, value) => setInstance(before => withValue(before, way, value)), []),
    reset: begin,
    showsAll,
    showAll: () => setShowsAll(true),
    // What comes late about another widget says nothing about this one.
    findings: answer.of === start ? answer.findings : none,
    checkNow: () => ask(instance),
    left,
    leave: useCallback(way => setLeft(before => new Set(before).add(nameOf(way))), []),
  };
}
