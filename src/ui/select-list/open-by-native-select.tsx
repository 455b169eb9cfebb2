/** Opens the styled list when a fine pointer or a key would open the browser's list of a select. */
import { createRoot, type Root } from 'react-dom/client';
import { SelectList } from './select-list.tsx';

/** A space within this time after a letter belongs to the typed search text, milliseconds. */
const typeaheadMs = 1_000;

let root: Root | undefined;
let isListening = false;

function open(select: HTMLSelectElement): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const close = () => root?.render(null);
  root.render(<SelectList select={select} onClose={close} />);
}

/** The select that the styled list can show; null for others, and for those in a modal `dialog`, which would cover the list. */
function listedSelect(target: EventTarget | null): HTMLSelectElement | null {
  const select = target instanceof Element ? target.closest('select') : null;
  if (!select || select.multiple || select.size > 1 || select.matches(':disabled')) return null;
  return select.querySelector('optgroup') || select.closest('dialog') ? null : select;
}

/** Listens on the document, so that selects in static HTML are included. Calls after the first do nothing. */
export function openByNativeSelect(): void {
  if (isListening) return;
  isListening = true;
  let pointer = '';
  let typedAt = 0;
  document.addEventListener('pointerdown', event => void (pointer = event.pointerType), true);
  document.addEventListener('mousedown', event => {
    const select = event.button === 0 && pointer !== 'touch' ? listedSelect(event.target) : null;
    if (!select) return;
    // Prevents the browser's list; preventing the default also suppresses the focus.
    event.preventDefault();
    select.focus({ preventScroll: true });
    open(select);
  });
  document.addEventListener('keydown', event => {
    const { key, altKey, ctrlKey, metaKey, timeStamp } = event;
    const select = listedSelect(event.target);
    if (!select || ctrlKey || metaKey) return;
    const isTyping = timeStamp - typedAt < typeaheadMs;
    if (key.length === 1 && (key !== ' ' || isTyping)) {
      typedAt = timeStamp;
      return;
    }
    const opens = altKey ? key === 'ArrowDown' || key === 'ArrowUp' : key === ' ' || key === 'F4';
    if (!opens) return;
    event.preventDefault();
    open(select);
  });
}
