/** Choosing nodes in the canvas by pointer and keyboard; the page itself does not react meanwhile. */
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { CanvasNodes } from './canvas-nodes.ts';
import { isMenuControl } from './show-menu.ts';

export interface SelectionParts {
  nodes: CanvasNodes;
  /** @param target the element that was pressed */
  onSelect(id: NodeAddress | null, target: Element | null): void;
  onHover(id: NodeAddress | null): void;
  /** Double-click or Enter: the text at the element, or the first text of the node, is to be edited. */
  onEdit(id: NodeAddress, target: Element | null): void;
  /** A link outside of the page's nodes, or pressed with Ctrl or the command key. */
  onFollow(href: string): void;
  /** Escape with nothing selected, or F6. */
  onLeave(): void;
  /** Whether a text is being edited, which then has the keyboard. */
  isEditing(): boolean;
}

export interface CanvasSelection {
  readonly id: NodeAddress | null;
  /** Selects without telling Studio, which asked for it. */
  show(id: NodeAddress | null): void;
}

export function listenForSelection(parts: SelectionParts): CanvasSelection {
  const { nodes } = parts;
  let selected: NodeAddress | null = null;

  function choose(id: NodeAddress | null, target: Element | null): void {
    selected = id;
    parts.onSelect(id, target);
  }

  function press(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element) || isOverlay(target) || parts.isEditing()) return;
    if (isMenuControl(target)) return;
    const link = target.closest('a[href]');
    const id = nodes.at(target);
    event.preventDefault();
    event.stopImmediatePropagation();
    if (link instanceof HTMLAnchorElement && (id === null || event.ctrlKey || event.metaKey))
      return parts.onFollow(link.href);
    if (id !== null) choose(id, target);
  }

  function doublePress(event: MouseEvent): void {
    const id = event.target instanceof Element ? nodes.at(event.target) : null;
    if (id === null || parts.isEditing() || !(event.target instanceof Element)) return;
    event.preventDefault();
    parts.onEdit(id, event.target);
  }

  function key(event: KeyboardEvent): void {
    if (parts.isEditing()) return;
    const acted = act(event);
    if (!acted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function act({ key: name, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (name === 'F6') parts.onLeave();
    else if (ctrlKey || metaKey || altKey) return false;
    else if (name === 'Escape') {
      if (selected === null) parts.onLeave();
      else choose(nodes.parentOf(selected), null);
    } else if (name === 'ArrowDown' || name === 'ArrowUp') {
      const all = nodes.inOrder();
      const at = selected === null ? -1 : all.indexOf(selected);
      const next = all[name === 'ArrowDown' ? at + 1 : at - 1];
      if (next !== undefined) choose(next, null);
    } else if (name === 'Enter' && selected !== null) parts.onEdit(selected, null);
    else return false;
    return true;
  }

  addEventListener('click', press, true);
  addEventListener('dblclick', doublePress, true);
  addEventListener('keydown', key, true);
  blockPage(parts);
  listenForHover(parts);
  // A focus by the Tab key selects what it is in, so that the outline follows.
  addEventListener('focusin', ({ target }) => {
    const id = target instanceof Element && !parts.isEditing() ? nodes.at(target) : null;
    if (id !== null && id !== selected && selected?.startsWith(`${id}/`) !== true) choose(id, null);
  });

  return {
    get id() {
      return selected;
    },
    show(id) {
      selected = id;
    },
  };
}

function listenForHover({ nodes, onHover }: SelectionParts): void {
  let hovered: NodeAddress | null = null;
  addEventListener(
    'pointerover',
    ({ target }) => {
      const id = target instanceof Element && !isOverlay(target) ? nodes.at(target) : null;
      if (id === hovered) return;
      hovered = id;
      onHover(id);
    },
    { passive: true },
  );
}

/** The page does not react: neither forms nor buttons, nor what listens before the click. */
function blockPage({ isEditing }: SelectionParts): void {
  function block(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element) || isOverlay(target) || isEditing()) return;
    event.stopImmediatePropagation();
    if (event.type === 'submit') event.preventDefault();
  }
  for (const type of ['submit', 'change', 'pointerdown', 'mousedown', 'touchstart'])
    addEventListener(type, block, { capture: true, passive: type === 'touchstart' });
}

const isOverlay = (element: Element): boolean => element.localName === 'studio-overlay';
