/** Names of the benches, in their order: each is a file of the folder above that exports `title`, `note` and `measure`. */
export const benches = [
  'lighthouse',
  'bytes',
  'render',
  'start',
  'http',
  'filters',
  'cache',
  'prices',
  'catalogue',
  'search',
  'instances',
  'fleet',
  'pages',
  'studio',
  'walk',
  'first-press',
];
