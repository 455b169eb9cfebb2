/** The embedded backend's auth service, for the session and the hosted addresses. */
import type { Backend } from '#backend/index.ts';
import { createAuthHandler } from './auth-handler.ts';
import type { EmbeddedAuthOptions } from './embedded-auth.ts';
import { mailLanguage } from './mail-language.ts';

export function openEmbeddedAuth({
  auth,
  catalogue,
}: Pick<Backend, 'auth' | 'catalogue'>): EmbeddedAuthOptions {
  const { service, staff } = auth;
  return {
    service,
    staff,
    handleAuth: createAuthHandler(service),
    languageOf: acceptLanguage => mailLanguage(catalogue.catalogue.reference().channels[0], acceptLanguage),
  };
}
