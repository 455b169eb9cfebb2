/** Reads the configuration: defaults, then the file, then the environment; one wrong value stops the start and is named. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isThisMachine } from '#kernel/address/this-machine.ts';
import type { Config } from './config.ts';
import { ConfigError, type ConfigIssue } from './config-error.ts';
import { settingsOfFolder } from './folder-settings.ts';
import { type SettingName, settings } from './setting.ts';
import type { Setting } from './setting-shapes.ts';

const DEFAULT_FILE = 'config/shop.json';

interface Given {
  value: unknown;
  key: string;
  source: string;
}

/** @throws ConfigError with all errors, so that one start shows them all. */
export function loadConfig(
  env: Readonly<Record<string, string | undefined>>,
  folder = process.cwd(),
): Config {
  const issues: ConfigIssue[] = [];
  const file = readFile(env['CONFIG_FILE'], folder, issues);
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting>(settings)) {
    const given = givenValue(name, setting, env, file);
    const checked = setting.shape.safeParse(given?.value);
    if (given && setting.onlyInEnvironment && given.source !== 'environment')
      issues.push(issueOf(given, name, setting, 'stands in a file'));
    else if (checked.success) values[name] = checked.data;
    else issues.push(issueOf(given, name, setting, checked.error.issues[0]?.message ?? 'is wrong'));
  }
  const { shopFolder } = values;
  if (typeof shopFolder === 'string') {
    const isGiven = (name: SettingName) => givenValue(name, settings[name], env, file) !== undefined;
    const { defaultMarket, customerTypes } = settingsOfFolder(folder, shopFolder);
    if (defaultMarket !== undefined && !isGiven('defaultMarket')) values['defaultMarket'] = defaultMarket;
    if (customerTypes !== undefined && !isGiven('customerTypes')) values['customerTypes'] = customerTypes;
  }
  if (issues.length === 0) checkTogether(values, issues);
  if (issues.length > 0) throw new ConfigError(issues);
  const { port, publicOrigin, dataDir } = values;
  return Object.freeze({
    ...values,
    publicOrigin: publicOrigin ?? `http://localhost:${String(port)}`,
    dataDir: resolve(folder, String(dataDir)),
  }) as Config;
}

/** An empty variable counts as none, as shells and compose files leave them. */
function givenValue(
  name: string,
  setting: Setting,
  env: Readonly<Record<string, string | undefined>>,
  file: FileValues,
): Given | undefined {
  const text = env[setting.env];
  if (text !== undefined && text.trim() !== '')
    return { value: text, key: setting.env, source: 'environment' };
  if (Object.hasOwn(file.values, name)) return { value: file.values[name], key: name, source: file.path };
  return undefined;
}

interface FileValues {
  path: string;
  values: Record<string, unknown>;
}

function readFile(chosen: string | undefined, folder: string, issues: ConfigIssue[]): FileValues {
  const path = chosen || DEFAULT_FILE;
  const none = { path, values: {} };
  let text: string;
  try {
    text = readFileSync(resolve(folder, path), 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (chosen || !missing)
      issues.push({
        key: 'CONFIG_FILE',
        source: 'environment',
        value: path,
        problem: missing ? 'is not there' : 'cannot be read',
        fix: 'the path of a readable file, or leave it out',
      });
    return none;
  }
  let values: unknown;
  try {
    values = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    issues.push({
      key: path,
      source: 'file',
      value: 'the file',
      problem: `is not JSON: ${error instanceof Error ? error.message : ''}`,
      fix: 'valid JSON',
    });
    return none;
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    issues.push({
      key: path,
      source: 'file',
      value: 'the file',
      problem: 'holds no object',
      fix: '{ "port": 3000 }',
    });
    return none;
  }
  for (const key of Object.keys(values)) {
    if (key === '$schema' || isSetting(key)) continue;
    issues.push({
      key,
      source: path,
      value: '…',
      problem: 'is no setting',
      fix: `one of ${Object.keys(settings).join(', ')}`,
    });
  }
  return { path, values: { ...values } };
}

const isSetting = (key: string): key is SettingName => Object.hasOwn(settings, key);

function issueOf(given: Given | undefined, name: string, setting: Setting, problem: string): ConfigIssue {
  const { value, key, source } = given ?? { value: undefined, key: name, source: 'default' };
  const shown = JSON.stringify(value) ?? 'nothing';
  const short = problem.startsWith('Invalid') || problem.startsWith('Too') ? 'is not possible' : problem;
  return {
    key,
    source,
    value: setting.secret ? '(secret)' : shown.slice(0, 80),
    problem: short,
    fix: setting.fix,
  };
}

/** Settings that are valid alone but not together. */
function checkTogether(values: Record<string, unknown>, issues: ConfigIssue[]): void {
  if (values['authUrl'] && !values['signUrl']) {
    issues.push({
      key: 'SIGN_URL',
      source: 'with AUTH_URL',
      value: 'nothing',
      problem: 'is missing',
      fix: settings.signUrl.fix,
    });
  }
  checkStudio(values, issues);
  checkEdge(values, issues);
  const domains = values['domains'] as readonly (readonly [string, string])[];
  const twice = new Set(domains.map(([code]) => code)).size < domains.length;
  if (domains.length > 0 && (twice || values['marketInPath'] === true)) {
    issues.push({
      key: 'DOMAINS',
      source: twice ? 'alone' : 'with MARKET_IN_PATH',
      value: JSON.stringify(domains),
      problem: twice ? 'names a language twice' : 'leaves no language for the path',
      fix: twice ? settings.domains.fix : 'one of the two',
    });
  }
  if (values['commerceApiUrl'] && !values['commerceApiKey']) {
    issues.push({
      key: 'COMMERCE_API_KEY',
      source: 'with COMMERCE_API_URL',
      value: 'nothing',
      problem: 'is missing',
      fix: settings.commerceApiKey.fix,
    });
  }
}

/** An edge that stores pages for long has to hear of changes. */
function checkEdge(
  { edge, edgeUrls, edgeZone, edgeKey }: Record<string, unknown>,
  issues: ConfigIssue[],
): void {
  if (edge === 'none' || edge === 'segment') return;
  const mustHave = (key: string, isThere: boolean, { fix }: Setting) => {
    if (!isThere) issues.push({ key, source: 'with EDGE', value: 'nothing', problem: 'is missing', fix });
  };
  mustHave('EDGE_KEY', edgeKey !== undefined, settings.edgeKey);
  if (edge === 'varnish')
    mustHave('EDGE_URLS', Array.isArray(edgeUrls) && edgeUrls.length > 0, settings.edgeUrls);
  else mustHave('EDGE_ZONE', edgeZone !== undefined, settings.edgeZone);
}

/** Passkeys and the canvas need an origin that is neither the shop's nor readable on the way. */
function checkStudio(values: Record<string, unknown>, issues: ConfigIssue[]): void {
  const { studio, studioOrigin, publicOrigin } = values;
  const add = (problem: string, source = 'alone') =>
    issues.push({
      key: 'STUDIO_ORIGIN',
      source,
      value: JSON.stringify(studioOrigin) ?? 'nothing',
      problem,
      fix: settings.studioOrigin.fix,
    });
  if (typeof studioOrigin === 'string') {
    if (studioOrigin === publicOrigin) add('is the shop’s own', 'with PUBLIC_ORIGIN');
    else if (studioOrigin.startsWith('http:') && !isThisMachine(studioOrigin)) add('is not https');
  } else if (studio === true && typeof publicOrigin === 'string' && !isThisMachine(publicOrigin))
    add('is missing', 'with STUDIO');
}
