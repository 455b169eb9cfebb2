/** The embedded backend's auth service, as the session and the hosted addresses speak to it. */
import type { Backend } from '#backend/index.ts';
import { createAuthFace } from './auth-face.ts';
import type { EmbeddedAuthOptions } from './embedded-auth.ts';
import { letterLanguage } from './letter-language.ts';

export function openEmbeddedAuth({
  auth,
  catalogue,
}: Pick<Backend, 'auth' | 'catalogue'>): EmbeddedAuthOptions {
  const { service, staff } = auth;
  return {
    service,
    staff,
    face: createAuthFace(service),
    languageOf: acceptLanguage => letterLanguage(catalogue.catalogue.reference().channels[0], acceptLanguage),
  };
}
