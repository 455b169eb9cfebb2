/** Roles and states of a combobox on a field that the server rendered without them. */
import { useEffect } from 'react';

/** Id of the option, to which the field refers while it is selected. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/**
 * Tells assistive technology whether the list is open and which option is selected, and scrolls to that option.
 * @param active -1 when no option is selected.
 */
export function useComboboxRoles(
  input: HTMLInputElement,
  listId: string,
  open: boolean,
  active: number,
): void {
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
