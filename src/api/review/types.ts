/** What customers say of a product. */
export interface Review {
  /** 1 to 5 stars. */
  rating: number;
  comment: string;
  author: string;
  /** ISO moment. */
  date: string;
}

export interface Reviews {
  /** All that are published. */
  count: number;
  averageRating: number;
  reviews: Review[];
}

export interface NewReview {
  author: string;
  rating: number;
  comment: string;
}

export interface ReviewApi {
  /** Newest first. */
  of(alias: string, skip: number, take: number): Promise<Reviews>;
  /** False when the shop does not take it; what it takes is read by somebody before it is published. */
  post(alias: string, review: NewReview): Promise<boolean>;
}
