/** The part of the configuration that travels with every page. */
import type { PublicConfig } from '#kernel/public-config.ts';
import type { Config } from './config.ts';
import { measuringConfigOf } from './measuring-config.ts';

export function publicConfigOf(config: Config): PublicConfig {
  const { flowboxActive, nostoActive, nostoAccountId, customerTypes, previewUser, authPasswordSalt } = config;
  const measuring = measuringConfigOf(config);
  return {
    flowboxActive,
    nostoAccountId: nostoActive ? (nostoAccountId ?? '') : '',
    shopper: { customerTypes, previewUser: previewUser ?? '', passwordSalt: authPasswordSalt },
    ...(measuring ? { measuring } : {}),
  };
}
