// @vitest-environment jsdom
import { hydrateEveryPage } from './hydrate-every-page.ts';

hydrateEveryPage('sv');
