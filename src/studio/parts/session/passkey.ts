/** The ceremonies of passkeys and links: what the browser asks the person, between two requests. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PasskeySummary, Role, StudioSession } from '#studio-api/staff.ts';
import type { ApiClient } from '../api/api-client.ts';

/** Fetched with the first ceremony. */
const browser = () => import('@simplewebauthn/browser');

async function confirm(api: ApiClient, path: string): Promise<StudioSession> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    browser(),
    api.post<PublicKeyCredentialRequestOptionsJSON>(`${path}/begin`),
  ]);
  const response = await startAuthentication({ optionsJSON });
  return api.post(`${path}/finish`, { response });
}

/** @throws ApiProblem, or the browser's error when the person cancels */
export const signInByPasskey = (api: ApiClient): Promise<StudioSession> => confirm(api, '/api/session');

/** @throws ApiProblem `NO_PASSKEY`, or the browser's error when the person cancels */
export const stepUpByPasskey = (api: ApiClient): Promise<StudioSession> =>
  confirm(api, '/api/session/step-up');

export const signInByLink = (api: ApiClient, token: string): Promise<StudioSession> =>
  api.post('/api/session/link', { token });

export interface Invitation {
  mail: string;
  name: string;
  role: Role;
  options: PublicKeyCredentialCreationOptionsJSON;
}

export const openInvitation = (api: ApiClient, token: string): Promise<Invitation> =>
  api.post('/api/invite/begin', { token });

/** Makes a passkey in the browser and signs in with it. */
export async function acceptInvitation(
  api: ApiClient,
  token: string,
  { options }: Invitation,
): Promise<StudioSession> {
  const { startRegistration } = await browser();
  const response = await startRegistration({ optionsJSON: options });
  return api.post('/api/invite/finish', { token, response });
}

/** Adds a passkey to the account that is signed in; resolves to all of its passkeys. */
export async function addPasskey(api: ApiClient, name: string): Promise<readonly PasskeySummary[]> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    browser(),
    api.post<PublicKeyCredentialCreationOptionsJSON>('/api/passkeys/begin'),
  ]);
  const response = await startRegistration({ optionsJSON });
  return api.post('/api/passkeys/finish', { response, passkey: name });
}
