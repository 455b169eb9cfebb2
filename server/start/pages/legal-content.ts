/** Terms, privacy notice and accessibility statement, which the CMS holds and every page links to. */

import type { Logger } from 'pino';
import type { PlanMarket } from '#i18n/address-plan.ts';
import { type LocaleCode, locales } from '#i18n/locales.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { isRecord } from '#kernel/is-record.ts';
import { type Commerce, CommerceUnavailable, publicCaller } from '#server/commerce/commerce.ts';
import type { Config } from '#server/config/config.ts';
import type { OpenCommerce } from '../commerce/open-commerce.ts';
import { StartError } from '../listen.ts';

const text = `query LegalPages($terms: String, $privacy: String, $accessibility: String, $channelId: String, $marketId: String, $languageId: String) {
  ${['terms', 'privacy', 'accessibility']
    .map(
      name =>
        `${name}: widgetArea(alias: $${name}, channelId: $channelId, marketId: $marketId, languageId: $languageId) { containers { id } }`,
    )
    .join('\n  ')}
}`;

const hasContent = (page: unknown): boolean =>
  isRecord(page) && Array.isArray(page['containers']) && page['containers'].length > 0;

/** One language in which shoppers read a market. */
interface Reading {
  market: string;
  locale: LocaleCode;
}

/** The first market of each language; a language with a fallback shows the other's texts where it has none. */
function readings(markets: readonly PlanMarket[]): Reading[] {
  const marketOf = new Map<LocaleCode, string>();
  for (const { alias, locales: allowed } of markets)
    for (const locale of allowed)
      if (locales[locale].fallback === undefined && !marketOf.has(locale)) marketOf.set(locale, alias);
  return [...marketOf].map(([locale, market]) => ({ market, locale }));
}

export interface LegalContentOptions {
  config: Pick<Config, 'channelId' | 'mode'>;
  opened: Pick<OpenCommerce, 'commerce' | 'backend'>;
  markets: readonly PlanMarket[];
  logger: Logger;
}

/**
 * Only logs in development. A hosted platform is not asked: its content changes while the shop runs.
 * @throws {StartError} that names each of these pages without content in a language of the shop.
 */
export async function requireLegalContent(options: LegalContentOptions): Promise<void> {
  const { config, opened, markets, logger } = options;
  const { commerce, backend } = opened;
  if (!backend) return;
  const all = readings(markets).map(reading => missingIn(commerce, config.channelId, reading));
  const missing = await Promise.all(all).catch((error: unknown) => {
    logger.warn({ err: error }, 'the legal pages could not be checked');
    return [];
  });
  if (missing.flat().length === 0) return;
  const message = `Pages that the law requires have no content:\n${missing.flat().join('\n')}`;
  if (config.mode !== 'development') throw new StartError(`The shop does not start. ${message}`);
  logger.error(message);
}

async function missingIn(
  commerce: Commerce,
  channelId: string,
  { market, locale }: Reading,
): Promise<string[]> {
  const { formatMessage } = serverIntl(locale);
  const aliases = {
    terms: formatMessage({ id: 'path.terms' }),
    privacy: formatMessage({ id: 'path.privacy' }),
    accessibility: formatMessage({ id: 'path.accessibility' }),
  };
  const { data, errors } = await commerce.execute({
    text,
    isOwn: true,
    operationName: 'LegalPages',
    variables: { ...aliases, channelId, marketId: market, languageId: locales[locale].iso },
    caller: publicCaller('legal-pages'),
    readOnly: true,
  });
  if (errors?.length)
    throw new CommerceUnavailable('http', errors[0]?.message ?? 'The legal pages could not be read.');
  const answer = isRecord(data) ? data : {};
  return Object.entries(aliases).flatMap(([name, alias]) =>
    hasContent(answer[name]) ? [] : [`  ${name} (${locale}): the content page "${alias}"`],
  );
}
