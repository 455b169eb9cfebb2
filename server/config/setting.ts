/** The one table of settings: name, environment variable, shape, default, and what it means; the README's table is made from it. */
import { graphqlSettings } from './graphql-settings.ts';
import { servicesSettings } from './services-settings.ts';
import { shopSettings } from './shop-settings.ts';
import { thirdPartySettings } from './third-party-settings.ts';

export const settings = { ...shopSettings, ...graphqlSettings, ...servicesSettings, ...thirdPartySettings };

export type SettingName = keyof typeof settings;
