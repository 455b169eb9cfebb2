/** A minimal client of the shop's GraphQL endpoint. */
export interface ApiResponse {
  status: number;
  text: string;
  data: Record<string, unknown> | null;
  codes: string[];
}

interface Body {
  data?: Record<string, unknown> | null;
  errors?: { extensions?: { code?: string } }[];
}

/** Sends the body unchanged. */
export async function send(
  origin: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const text = await response.text();
  let parsed: Body = {};
  try {
    parsed = JSON.parse(text) as Body;
  } catch {
    // A response that is not JSON is checked by its status and text.
  }
  const codes = (parsed.errors ?? []).map(({ extensions }) => extensions?.code ?? '');
  return { status: response.status, text, data: parsed.data ?? null, codes };
}

export const callApi = (
  origin: string,
  query: string,
  variables: unknown = {},
  headers: Record<string, string> = {},
): Promise<ApiResponse> => send(origin, JSON.stringify({ query, variables }), headers);
