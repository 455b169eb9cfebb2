/** The buttons of a list, marked so that the focus can find them after a render. */

/** What a button does. */
export type ListAct = 'up' | 'down' | 'remove' | 'add';

/**
 * Attributes of a button.
 * @param list name of the list's field.
 */
export const listButton = (list: string, act: ListAct, at: number) => ({
  'data-list': list,
  'data-act': act,
  'data-at': at,
});

/** Focuses the same button of the moved entry, or the next available one: the last entry cannot move down. */
export function focusListButton(frame: HTMLElement, list: string, at: number, act: ListAct): void {
  const own = [...frame.querySelectorAll<HTMLButtonElement>(`[data-list="${CSS.escape(list)}"]`)];
  const open = (wanted: ListAct) =>
    own.find(
      button => button.dataset['act'] === wanted && Number(button.dataset['at']) === at && !button.disabled,
    );
  const next = open(act) ?? open(act === 'up' ? 'down' : 'up') ?? open('remove');
  (next ?? own.find(({ dataset }) => dataset['act'] === 'add'))?.focus();
}
