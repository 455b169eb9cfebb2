/** Every shortcut of Studio, in the order of the list. */
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';

export interface Shortcut {
  /** Each alternative as the names of its keys. */
  keys: readonly (readonly string[])[];
  does: StudioMessageId;
  /** One key alone, which can be switched off. */
  isSingle?: boolean;
}

export interface ShortcutGroup {
  where: StudioMessageId;
  shortcuts: readonly Shortcut[];
}

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    where: 'SHORTCUTS_EVERYWHERE',
    shortcuts: [{ keys: [['?']], does: 'SHORTCUTS_LIST', isSingle: true }],
  },
  {
    where: 'SHORTCUTS_EDITOR',
    shortcuts: [
      { keys: [['F6'], ['Shift', 'F6']], does: 'SHORTCUTS_PARTS' },
      { keys: [['F8']], does: 'SHORTCUTS_FINDING' },
      {
        keys: [
          ['Ctrl', 'Z'],
          ['Ctrl', 'Y'],
        ],
        does: 'SHORTCUTS_UNDO',
      },
      { keys: [['Ctrl', 'S']], does: 'SHORTCUTS_SAVE' },
    ],
  },
  {
    where: 'EDITOR_OUTLINE',
    shortcuts: [
      { keys: [['↑'], ['↓'], ['Home'], ['End']], does: 'SHORTCUTS_WALK' },
      { keys: [['→'], ['←']], does: 'SHORTCUTS_OPEN' },
      { keys: [['A–Z']], does: 'SHORTCUTS_LETTER', isSingle: true },
      {
        keys: [
          ['Alt', '↑'],
          ['Alt', '↓'],
        ],
        does: 'SHORTCUTS_MOVE',
      },
      {
        keys: [
          ['Alt', '→'],
          ['Alt', '←'],
        ],
        does: 'SHORTCUTS_MOVE_IN',
      },
      { keys: [['Ctrl', 'D']], does: 'SHORTCUTS_DUPLICATE' },
      { keys: [['Ctrl', 'Shift', 'H']], does: 'SHORTCUTS_HIDE' },
      {
        keys: [
          ['Ctrl', 'C'],
          ['Ctrl', 'X'],
          ['Ctrl', 'V'],
        ],
        does: 'SHORTCUTS_COPY',
      },
      { keys: [['Delete']], does: 'SHORTCUTS_DELETE', isSingle: true },
      { keys: [['F2']], does: 'SHORTCUTS_RENAME' },
    ],
  },
  {
    where: 'EDITOR_CANVAS',
    shortcuts: [
      { keys: [['↑'], ['↓']], does: 'SHORTCUTS_CANVAS_WALK' },
      { keys: [['Enter']], does: 'SHORTCUTS_CANVAS_WRITE' },
      { keys: [['Esc']], does: 'SHORTCUTS_CANVAS_OUT' },
    ],
  },
];
