/** Types of product reviews. */
export interface Review {
  /** 1 to 5 stars. */
  rating: number;
  comment: string;
  author: string;
  /** ISO date and time. */
  date: string;
}

export interface Reviews {
  /** All published reviews. */
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
  /** False when the shop refuses it; accepted reviews are moderated before publication. */
  post(alias: string, review: NewReview): Promise<boolean>;
}
