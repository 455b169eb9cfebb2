/** Requests to Studio's API: JSON both ways, and one kind of error per way to fail. */
import type { Problem } from '#studio-api/problem.ts';

/** The API refused; `body` holds what came with the code, such as conflicts or findings. */
export class ApiProblem extends Error implements Problem {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: string;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(String(body['message'] ?? `Status ${status}`));
    this.status = status;
    this.code = String(body['code'] ?? '');
    this.body = body;
  }
}

/** No answer, or one of a proxy: the same request may succeed later. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

export interface ApiClientPorts {
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** Resolves when the person has signed in again; the request is then repeated once. Rejects when they left. Without it a refusal is thrown. */
  signIn?(): Promise<void>;
  /** Resolves when the person has confirmed who they are. */
  stepUp?(): Promise<void>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface ApiClient {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: unknown): Promise<T>;
  patch<T>(path: string, body: unknown): Promise<T>;
  delete<T = void>(path: string): Promise<T>;
  /** Sends a file as it is. */
  put<T>(path: string, file: Blob): Promise<T>;
}

const temporary = [502, 503, 504];

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return { code: '', message: text.slice(0, 200) };
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** @throws ApiProblem, Unreachable (of the methods) */
export function createApiClient(ports: ApiClientPorts): ApiClient {
  async function once(path: string, init: RequestInit): Promise<unknown> {
    const response = await ports.fetch(path, init).catch((error: unknown) => {
      throw new Unreachable('No answer', { cause: error });
    });
    const body = await bodyOf(response);
    if (response.ok) return body;
    const problem = new ApiProblem(response.status, isRecord(body) ? body : {});
    // Without a code of ours a proxy answered, not Studio.
    if (temporary.includes(response.status)) throw new Unreachable(problem.message, { cause: problem });
    throw problem;
  }

  async function request<T>(method: Method, path: string, body?: unknown, file?: Blob): Promise<T> {
    const type = file ? file.type || 'application/octet-stream' : 'application/json';
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const init: RequestInit = {
      method,
      credentials: 'same-origin',
      headers: hasBody ? { 'content-type': type } : {},
      ...(hasBody && { body: file ?? JSON.stringify(body ?? {}) }),
    };
    try {
      return (await once(path, init)) as T;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const ask = error.status === 401 ? ports.signIn : error.code === 'STEP_UP' ? ports.stepUp : undefined;
      if (!ask) throw error;
      await ask();
      return (await once(path, init)) as T;
    }
  }

  return {
    get: path => request('GET', path),
    post: (path, body) => request('POST', path, body),
    patch: (path, body) => request('PATCH', path, body),
    delete: path => request('DELETE', path),
    put: (path, file) => request('PUT', path, undefined, file),
  };
}
