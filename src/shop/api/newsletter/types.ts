/** Newsletter operations. */
export interface NewsletterApi {
  /** @returns false when the backend refuses; throws an `ApiError` when it is unreachable */
  subscribe(email: string): Promise<boolean>;
}
