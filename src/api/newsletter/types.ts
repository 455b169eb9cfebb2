/** The newsletter. */
export interface NewsletterApi {
  /** @returns false when the backend would not; throws an `ApiError` when it could not be asked. */
  subscribe(email: string): Promise<boolean>;
}
