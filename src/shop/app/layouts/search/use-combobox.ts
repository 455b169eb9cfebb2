/** Turns the plain search field that the server rendered into a combobox: adds keys and roles (WAI-ARIA APG, combobox with listbox popup). */
import { useEffect, useEffectEvent, useId, useState } from 'react';

// Roles and states of a combobox on a field that the server rendered without them.

/** Id of the option, to which the field refers while it is selected. */
const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/**
 * Tells assistive technology whether the list is open and which option is selected, and scrolls to that option.
 * @param active -1 when no option is selected.
 */
function useComboboxRoles(input: HTMLInputElement, listId: string, open: boolean, active: number): void {
  useEffect(() => {
    const attributes: Record<string, string | null> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(open),
      'aria-controls': open ? listId : null,
      'aria-activedescendant': open && active >= 0 ? optionId(listId, active) : null,
    };
    for (const [name, value] of Object.entries(attributes))
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    if (active >= 0) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [input, open, active, listId]);
}

interface Options {
  form: HTMLFormElement;
  input: HTMLInputElement;
  /** Number of options in the list. */
  count: number;
  onText: (text: string) => void;
  onSubmit: () => void;
  onClose: () => void;
  onChoose: (index: number) => void;
}

export function useCombobox({ form, input, count, onText, onSubmit, onClose, onChoose }: Options) {
  const listId = useId();
  const [open, setOpen] = useState(() => form.contains(document.activeElement));
  const [chosen, setChosen] = useState(-1);
  // A shorter list drops the selection.
  const active = chosen < count ? chosen : -1;
  const idOf = (index: number) => optionId(listId, index);

  const close = () => {
    setOpen(false);
    setChosen(-1);
    onClose();
  };
  const reset = () => {
    close();
    form.reset();
    onText('');
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        setOpen(true);
        if (count > 0) setChosen(neighbour(active, event.key === 'ArrowDown' ? 1 : -1, count));
        break;
      case 'Enter':
        if (!open || active < 0) break;
        event.preventDefault();
        onChoose(active);
        reset();
        input.blur();
        break;
      case 'Escape':
        if (!open && input.value === '') break;
        event.preventDefault();
        reset();
        break;
      default:
        break;
    }
  });
  const handleInput = useEffectEvent(() => {
    setOpen(true);
    setChosen(-1);
    onText(input.value);
  });
  const handleFocusOut = useEffectEvent((event: FocusEvent) => {
    const to = event.relatedTarget;
    if (open && !(to instanceof Node && form.parentElement?.contains(to))) close();
  });
  const handleSubmit = useEffectEvent(() => {
    onSubmit();
    setOpen(false);
    setChosen(-1);
  });
  const handleFocus = useEffectEvent(() => setOpen(true));
  /** Reads what was typed after the first render and before the listeners were added. */
  const readInput = useEffectEvent(() => onText(input.value));
  const handleReset = useEffectEvent(() => {
    onText('');
    if (open) close();
  });

  useEffect(() => {
    readInput();
    const container = form.parentElement ?? form;
    const stop = listen([
      [input, 'keydown', event => handleKey(event as KeyboardEvent)],
      [input, 'input', () => handleInput()],
      [input, 'focus', () => handleFocus()],
      [input, 'click', () => handleFocus()],
      [container, 'focusout', event => handleFocusOut(event as FocusEvent)],
      [form, 'submit', () => handleSubmit()],
      [form, 'reset', () => handleReset()],
    ]);
    // The focus may have left the field between the first render and these listeners.
    if (!container.contains(document.activeElement)) container.dispatchEvent(new FocusEvent('focusout'));
    return stop;
  }, [form, input]);

  useComboboxRoles(input, listId, open, active);

  return { open, active, listId, idOf, close };
}

/** The option before or after; between the last and the first comes the field itself, -1. */
const neighbour = (active: number, step: 1 | -1, count: number): number =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1;

type Listening = readonly [target: EventTarget, type: string, listener: (event: Event) => void];

/** Adds the listeners; the result removes them. */
function listen(listeners: readonly Listening[]): () => void {
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
  return () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
  };
}
