/** The first questions, and those of the vehicle that the address names. */
import type { Api } from '#api/api.ts';
import type { ProductQuestion, Questions } from '#api/question/types.ts';
import {
  asksForVehicle,
  type VehicleInAddress,
  vehicleOf,
} from '#components/opinions/opinions-of-vehicle.tsx';
import type { LoadContext } from '#engine/definition/contract.ts';
import type { QuestionsResolved } from '#engine/page-types.gen.ts';
import { questionsPerPage } from './page-size.ts';

export interface QuestionsData extends Questions {
  own: (VehicleInAddress & { questions: readonly ProductQuestion[] }) | null;
}

/** Null from a backend without questions. */
export async function loadQuestions(
  { api, query }: Pick<LoadContext<Pick<Api, 'question'>>, 'api' | 'query'>,
  { alias }: Pick<QuestionsResolved, 'alias'>,
): Promise<QuestionsData | null> {
  const facetId = vehicleOf({ query });
  const page = { skip: 0, take: questionsPerPage };
  const [all, own] = await Promise.all([
    api.question.of(alias, page),
    facetId === null ? null : api.question.of(alias, { ...page, vehicle: facetId }),
  ]);
  if (!all) return null;
  if (facetId === null || !own?.vehicle || own.count === 0) return { ...all, own: null };
  const { count, vehicle, questions } = own;
  return { ...all, own: { facetId, count, vehicle, questions, isChosen: asksForVehicle({ query }) } };
}
