/** All codes of the page language. SARIF rules and docs/page-errors.md are generated from this table. */
import type { Code } from './codes/code.ts';
import { meaningCodes } from './codes/meaning.ts';
import { qualityCodes } from './codes/quality.ts';
import { shopCodes } from './codes/shop.ts';
import { structureCodes } from './codes/structure.ts';
import { valueCodes } from './codes/texts.ts';

export const codes = {
  ...structureCodes,
  ...valueCodes,
  ...meaningCodes,
  ...qualityCodes,
  ...shopCodes,
} satisfies Record<string, Code>;
