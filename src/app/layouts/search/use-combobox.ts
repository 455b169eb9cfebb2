/** Makes a combobox of a plain search field: the field stays as the server drew it, this gives it keys and roles (WAI-ARIA APG, combobox with listbox popup). */
import { useEffect, useEffectEvent, useId, useState } from 'react';

interface Options {
  form: HTMLFormElement;
  input: HTMLInputElement;
  /** Options in the list. */
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
  // Another list, another choice.
  const active = chosen < count ? chosen : -1;
  const idOf = (index: number) => `${listId}-${index}`;

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

  const keys = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        setOpen(true);
        const step = event.key === 'ArrowDown' ? 1 : -1;
        // One place more than options: the field itself.
        if (count > 0) setChosen(((active + 1 + step + count + 1) % (count + 1)) - 1);
        break;
      }
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
  const typed = useEffectEvent(() => {
    setOpen(true);
    setChosen(-1);
    onText(input.value);
  });
  const left = useEffectEvent((event: FocusEvent) => {
    const to = event.relatedTarget;
    if (open && !(to instanceof Node && form.parentElement?.contains(to))) close();
  });
  const submitted = useEffectEvent(() => {
    onSubmit();
    setOpen(false);
    setChosen(-1);
  });
  const focused = useEffectEvent(() => setOpen(true));
  /** What was typed while the list was on its way, after its first look at the field. */
  const caughtUp = useEffectEvent(() => onText(input.value));
  const emptied = useEffectEvent(() => {
    onText('');
    if (open) close();
  });

  useEffect(() => {
    caughtUp();
    const place = form.parentElement ?? form;
    const listeners: [EventTarget, string, (event: Event) => void][] = [
      [input, 'keydown', event => keys(event as KeyboardEvent)],
      [input, 'input', () => typed()],
      [input, 'focus', () => focused()],
      [input, 'click', () => focused()],
      [place, 'focusout', event => left(event as FocusEvent)],
      [form, 'submit', () => submitted()],
      [form, 'reset', () => emptied()],
    ];
    for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
    // Whether the field was left between the first render and these listeners.
    if (!place.contains(document.activeElement)) place.dispatchEvent(new FocusEvent('focusout'));
    return () => {
      for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
    };
  }, [form, input]);

  useEffect(() => {
    const attributes: Record<string, string | null> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(open),
      'aria-controls': open ? listId : null,
      'aria-activedescendant': open && active >= 0 ? `${listId}-${active}` : null,
    };
    for (const [name, value] of Object.entries(attributes))
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [input, open, active, listId]);

  return { open, active, listId, idOf, close };
}
