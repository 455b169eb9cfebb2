/** Frames around the parts of the page that differ from another state of it, in a shadow root of their own. */
import type { MarkedChange } from '#studio-api/canvas.ts';
import type { CanvasNodes } from './canvas-nodes.ts';
import { markStyles } from './overlay-styles.ts';
import { place } from './place-box.ts';

export interface Marks {
  show(changes: readonly MarkedChange[]): void;
  /** Draws again after the page has changed. */
  refresh(): void;
}

interface Mark {
  box: HTMLElement;
  nodeId: string;
}

/** Screen readers get the list of changes in Studio. */
export function createMarks(nodes: Pick<CanvasNodes, 'elementsOf'>): Marks {
  const host = document.createElement('studio-overlay');
  host.setAttribute('aria-hidden', 'true');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(markStyles);
  shadow.adoptedStyleSheets = [sheet];
  document.documentElement.append(host);

  let marks: Mark[] = [];
  let frame = 0;
  const refresh = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      for (const { box, nodeId } of marks) place(box, nodes.elementsOf(nodeId));
    });
  };
  addEventListener('scroll', refresh, { capture: true, passive: true });
  addEventListener('resize', refresh, { passive: true });
  new ResizeObserver(refresh).observe(document.body);

  return {
    refresh,
    show(changes) {
      marks = strongest(changes).map(({ nodeId, kind, label }) => {
        const box = document.createElement('div');
        const name = document.createElement('span');
        box.className = kind;
        box.hidden = true;
        name.textContent = label;
        box.append(name);
        return { box, nodeId };
      });
      shadow.replaceChildren(...marks.map(({ box }) => box));
      refresh();
    },
  };
}

/** One mark per node: what was added or removed says more than its moves and changes. */
function strongest(changes: readonly MarkedChange[]): MarkedChange[] {
  const rank = ['changed', 'moved', 'added', 'removed'] as const;
  const found = new Map<string, MarkedChange>();
  for (const change of changes) {
    const before = found.get(change.nodeId);
    if (!before || rank.indexOf(change.kind) > rank.indexOf(before.kind)) found.set(change.nodeId, change);
  }
  return [...found.values()];
}
