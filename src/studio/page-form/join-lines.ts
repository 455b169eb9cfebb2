/** Lines that are pasted or dropped into a text without lines of its own. */

/**
 * Makes them one, with their words apart: shoppers would not see where they end. The ref of a field.
 * @returns what ends it
 */
export function joinLines(field: HTMLTextAreaElement | null): () => void {
  const stop = new AbortController();
  field?.addEventListener(
    'beforeinput',
    event => {
      const { inputType, data } = event;
      const isTaken = inputType === 'insertFromPaste' || inputType === 'insertFromDrop';
      if (!isTaken || data === null || !/[\r\n]/.test(data)) return;
      event.preventDefault();
      const { selectionStart, selectionEnd } = field;
      field.setRangeText(data.trim().replace(/\s+/g, ' '), selectionStart, selectionEnd, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}
