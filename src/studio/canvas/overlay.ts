/** Frames around what is hovered and selected, drawn over the page in a shadow root that its styles do not reach. */

import type { PartAct, PartTool } from '#studio-api/canvas.ts';
import { overlayStyles } from './overlay-styles.ts';
import { place, type Rect, setRect } from './place-box.ts';

export interface OverlayActions {
  /** The button before or after the selected node was pressed. */
  add(side: 'before' | 'after'): void;
  selectParent(): void;
  act(what: PartAct): void;
}

export interface Overlay {
  hover(elements: readonly HTMLElement[]): void;
  /**
   * @param label names the node; buttons that change the document are beside it where it is the edited one
   * @param locked why they do nothing; empty: they do
   */
  select(elements: readonly HTMLElement[], label: string, isEdited: boolean, locked: string): void;
  setTools(tools: readonly PartTool[]): void;
  /** @param scale how much smaller the frame is shown, from 0 to 1 */
  setScale(scale: number): void;
  /** The selected entry of a menu, which is no node of the page. */
  entry(element: HTMLElement | null): void;
  /** Shows where something that is dragged would be put. */
  mark(line: Rect | null): void;
  /** Draws again after the page has changed. */
  refresh(): void;
}

/** Screen readers get the outline in Studio, so all of this is for pointers only. */
export function createOverlay(actions: OverlayActions): Overlay {
  const host = document.createElement('studio-overlay');
  host.setAttribute('aria-hidden', 'true');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayStyles);
  shadow.adoptedStyleSheets = [sheet];
  const hovered = box('hover');
  const selected = box('select');
  const entry = box('entry');
  const mark = box('mark');
  const label = button('label', () => actions.selectParent());
  const tools = document.createElement('div');
  tools.className = 'tools';
  const head = document.createElement('div');
  head.className = 'head';
  head.append(label, tools);
  const before = button('add before', () => actions.add('before'), '+');
  const after = button('add after', () => actions.add('after'), '+');
  selected.append(head, before, after);
  shadow.append(hovered, selected, entry, mark);
  document.documentElement.append(host);

  let hoverOf: readonly HTMLElement[] = [];
  let selectOf: readonly HTMLElement[] = [];
  let entryOf: readonly HTMLElement[] = [];
  let frame = 0;
  const draw = () => {
    frame = 0;
    place(hovered, hoverOf);
    place(selected, selectOf);
    // A closed menu does not display it.
    place(
      entry,
      entryOf.filter(each => each.getClientRects().length > 0),
    );
    const top = selected.getBoundingClientRect().top;
    selected.classList.toggle('at-top', top < head.getBoundingClientRect().height);
  };
  const refresh = () => {
    frame ||= requestAnimationFrame(draw);
  };
  addEventListener('scroll', refresh, { capture: true, passive: true });
  addEventListener('resize', refresh, { passive: true });
  const sizes = new ResizeObserver(refresh);
  sizes.observe(document.body);

  return {
    refresh,
    hover(elements) {
      hoverOf = elements;
      refresh();
    },
    select(elements, text, isEdited, locked) {
      selectOf = elements;
      label.textContent = text;
      const mayChange = isEdited && locked === '' && tools.childElementCount > 0;
      tools.hidden = !isEdited;
      // A plus that adds nothing would be worse than none.
      for (const each of [before, after]) each.hidden = !mayChange;
      for (const tool of tools.querySelectorAll('button')) {
        tool.disabled = locked !== '';
        tool.title = locked || (tool.dataset['name'] ?? '');
      }
      refresh();
    },
    setScale(scale) {
      host.style.setProperty('--enlarged', String(1 / scale));
      refresh();
    },
    setTools: createToolSetter(tools, actions),
    entry(element) {
      for (const earlier of entryOf) sizes.unobserve(earlier);
      // It has no size while its panel is closed.
      if (element) sizes.observe(element);
      entryOf = element ? [element] : [];
      refresh();
    },
    mark(line) {
      mark.hidden = line === null;
      if (line) setRect(mark, line);
    },
  };
}

/** A button that is pressed stays in its place. */
function createToolSetter(tools: HTMLElement, actions: OverlayActions): Overlay['setTools'] {
  let shown: readonly PartTool[] | null = null;
  return all => {
    if (all === shown) return;
    shown = all;
    tools.replaceChildren(...all.map(tool => toolButton(tool, actions)));
  };
}

function box(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  element.hidden = true;
  return element;
}

function button(name: string, press: () => void, text = ''): HTMLButtonElement {
  const element = document.createElement('button');
  element.className = name;
  element.type = 'button';
  element.tabIndex = -1;
  element.textContent = text;
  element.addEventListener('click', press);
  return element;
}

function toolButton({ act, name, icon }: PartTool, actions: OverlayActions): HTMLButtonElement {
  const element = button('tool', () => actions.act(act));
  element.title = name;
  element.dataset['name'] = name;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', icon);
  svg.append(path);
  element.append(svg);
  return element;
}
