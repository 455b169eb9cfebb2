/** The shop's configuration as the program sees it: one frozen object, complete and checked. */
import type { z } from 'zod';
import type { settings } from './setting.ts';

type Values = { readonly [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['shape']> };

export interface Config extends Values {
  /** Scheme, name and port; never taken from a request. */
  readonly publicOrigin: string;
  /** Absolute. */
  readonly dataDir: string;
}
