/** What only developers can cause or correct. */
const technical =
  /^(?:PAGE00[1236]|PAGE010|L10N00[34]|BIND\d+|EXP00[1-7]|MIG\d+|OVR003|ROUTE00[136]|WIDGET\d+|CMS\d+|HEAD\d+|PREVIEW\d+|PERF\d{4})$/;

/** @param code of a finding of the page linter */
export const isTechnical = (code: string): boolean => technical.test(code);
