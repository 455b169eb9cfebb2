/**
 * Who may look at whom (architecture 3). Imports fall and never rise; a room that is not named may not be seen.
 * `check.mjs` makes the linter's rules from this one table; type-only imports count as well.
 */
export const floors = {
  'src/kernel': [],
  'src/i18n': ['src/kernel'],
  'src/ui': ['src/kernel', 'src/i18n'],
  'src/api': ['src/kernel'],
  'src/engine': ['src/kernel', 'src/i18n'],
  'src/stores': ['src/api', 'src/kernel'],
  widgets: ['src/stores', 'src/api', 'src/engine', 'src/ui', 'src/i18n', 'src/kernel'],
  'src/app': ['src/stores', 'src/api', 'src/engine', 'src/ui', 'src/i18n', 'src/kernel'],
  'src/entry': ['src/app', 'widgets', 'src/stores', 'src/api', 'src/engine', 'src/ui', 'src/i18n', 'src/kernel', 'pages', 'locales'],
  'backend/kernel': ['src/kernel'],
  'backend/database': ['backend/kernel', 'src/kernel'],
  'backend/image': ['backend/database', 'backend/kernel', 'src/kernel'],
  'backend/catalogue': ['backend/database', 'backend/kernel', 'src/kernel'],
  'backend/content': ['backend/catalogue', 'backend/database', 'backend/kernel', 'src/kernel'],
  'backend/promotion': ['backend/catalogue', 'backend/database', 'backend/kernel', 'src/kernel'],
  'backend/cart': ['backend/promotion', 'backend/catalogue', 'backend/database', 'backend/kernel', 'src/kernel'],
  'backend/checkout': ['backend/cart', 'backend/promotion', 'backend/catalogue', 'backend/database', 'backend/kernel', 'src/kernel'],
  'backend/order': ['backend/checkout', 'backend/cart', 'backend/promotion', 'backend/catalogue', 'backend/database', 'backend/kernel', 'src/kernel'],
  'backend/import': ['backend/catalogue', 'backend/database', 'backend/kernel', 'src/kernel'],
  'backend/seed': ['backend/import', 'backend/catalogue', 'backend/image', 'backend/database', 'backend/kernel', 'src/kernel'],
  server: ['src/engine', 'src/i18n', 'src/api', 'src/kernel', 'backend'],
};
