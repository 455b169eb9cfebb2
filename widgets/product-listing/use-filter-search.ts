/** Search within the values of a long filter: shows those that contain the text, and the chosen ones. */
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** The label without the number of products behind it. */
const labelOf = (value: HTMLElement): string => value.firstElementChild?.firstChild?.textContent ?? '';

/** Shows the values of the field's group that are searched for; resolves to their number, null without a text. */
export function searchValues(field: HTMLInputElement): number | null {
  const group = field.closest('details');
  if (!group) return null;
  const wanted = folded(field.value);
  const values = [...group.querySelectorAll<HTMLElement>('li')];
  const isChosen = (value: HTMLElement) => value.querySelector('[aria-current]') !== null;
  const found = values.filter(value => folded(labelOf(value)).includes(wanted));
  for (const value of values) value.hidden = !found.includes(value) && !isChosen(value);
  const rest = group.querySelector('details');
  if (rest) rest.open = wanted !== '' || [...rest.querySelectorAll<HTMLElement>('li')].some(isChosen);
  return wanted === '' ? null : found.length;
}

/** @param panelId of the filters, which stay the HTML of the server */
export function useFilterSearch(panelId: string): void {
  const { formatMessage } = useIntl();
  useEffect(() => {
    const search = (field: HTMLInputElement) => {
      const count = searchValues(field);
      const said = field.nextElementSibling;
      if (said)
        said.textContent = count === null ? '' : formatMessage({ id: 'FILTER_SEARCH_FOUND' }, { count });
    };
    const fieldOf = (target: EventTarget | null) =>
      target instanceof HTMLInputElement && target.matches(`#${CSS.escape(panelId)} [data-filter-search]`)
        ? target
        : null;
    const handleInput = ({ target }: Event) => {
      const field = fieldOf(target);
      if (field) search(field);
    };
    /** Escape clears the field before it closes the panel; Enter has no form to send. */
    const handleKey = (event: KeyboardEvent) => {
      const field = fieldOf(event.target);
      if (event.key !== 'Escape' || !field?.value) return;
      event.preventDefault();
      field.value = '';
      search(field);
    };
    document.addEventListener('input', handleInput);
    document.addEventListener('keydown', handleKey);
    // What was typed before the application ran.
    const panel = document.getElementById(panelId);
    for (const field of panel?.querySelectorAll<HTMLInputElement>('[data-filter-search]') ?? [])
      if (field.value) search(field);
    return () => {
      document.removeEventListener('input', handleInput);
      document.removeEventListener('keydown', handleKey);
    };
  }, [panelId, formatMessage]);
}
