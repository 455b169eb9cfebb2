/** The part of the configuration that travels with every page. */
import type { PublicConfig } from '#kernel/public-config.ts';
import type { Config } from './config.ts';

export const publicConfigOf = ({
  flowboxActive,
  nostoActive,
  nostoAccountId,
}: Pick<Config, 'flowboxActive' | 'nostoActive' | 'nostoAccountId'>): PublicConfig => ({
  flowboxActive,
  nostoAccountId: nostoActive ? (nostoAccountId ?? '') : '',
});
