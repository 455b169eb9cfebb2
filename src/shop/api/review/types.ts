/** Types of product reviews. */
import type { SentPicture } from './send-picture.ts';

export interface Review {
  /** 1 to 5 stars. */
  rating: number;
  comment: string;
  author: string;
  /** ISO date and time. */
  date: string;
  /** Language code; null when unknown. */
  language: string | null;
  /** Whether an order of the author held the product. */
  isBuyer: boolean;
  /** The author's vehicle; absent when it was not given. */
  vehicle?: string | null;
  /** File names. */
  pictures: string[];
}

/** A picture of a published review. */
export interface ReviewPicture {
  file: string;
  author: string;
}

export interface Reviews {
  /** All published reviews. */
  count: number;
  averageRating: number;
  /** How often each rating was given: 5 first. */
  ratings: { rating: number; count: number }[];
  reviews: Review[];
  /** Those of the newest reviews, with the first page only. */
  pictures: ReviewPicture[];
  /** How many a new review may have; 0 where the backend takes none. */
  mostPictures: number;
  /** Make and model of the vehicle that was asked for; absent without one, and where the backend does not know it. */
  vehicle?: string | null;
}

export interface NewReview {
  author: string;
  rating: number;
  comment: string;
  /** Empty: not shown. */
  vehicle: string;
  /** Names of uploads. */
  pictures: readonly string[];
}

export interface ReviewApi {
  /** Newest first. @param wanted `vehicle`: a facet, only reviews by who has its model */
  of(alias: string, wanted: { skip: number; take: number; vehicle?: string | null }): Promise<Reviews>;
  /** False when the shop refuses it; accepted reviews are moderated before publication. */
  post(alias: string, review: NewReview): Promise<boolean>;
  /** Sends a picture, which a review names later; null for a file that is not taken. */
  sendPicture(file: Blob): Promise<SentPicture | null>;
}
