/** Requests the results of all queries of a page in one response. */
import type { RecordedAnswer } from '../record-answers.ts';

export interface PageData {
  /** Headers of the response. */
  headers: Headers;
  answers: readonly RecordedAnswer[];
}

/** @throws when the request fails */
export async function requestPageData(href: string): Promise<PageData> {
  const response = await fetch(`/page-data?to=${encodeURIComponent(href)}`);
  if (!response.ok) throw new Error(`The request for page data failed with status ${response.status}`);
  return { headers: response.headers, answers: (await response.json()) as readonly RecordedAnswer[] };
}
