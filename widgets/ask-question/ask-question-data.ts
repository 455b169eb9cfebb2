/** A question without scripts: the product of the page's query, and what the form does (R-PRODUCT-46). */
import type { Api } from '#api/api.ts';
import { ApiError } from '#api/transport.ts';
import { websiteField } from '#components/opinions/website-field.tsx';
import {
  MAX_QUESTION_LENGTHS,
  nothingWritten,
  nothingWrong,
  trimmed,
  type WrittenQuestion,
  type WrongFields,
  wrongIn,
} from '#components/opinions/written-question.ts';
import type { LoadContext } from '#engine/definition/contract.ts';
import { SeeOther } from '#engine/definition/visitor.ts';
import { encodePath } from '#kernel/address/address-path.ts';

export type AskQuestionContext = LoadContext<Pick<Api, 'catalogue' | 'question'>>;

export interface AskQuestionData {
  /** Null for a product that is not sold any more. */
  product: { name: string; href: string } | null;
  written: WrittenQuestion;
  wrong: WrongFields;
  /** `mailed`: it is stored, with an address. */
  phase: 'asking' | 'failed' | 'done' | 'mailed';
}

const longestAlias = 300;

async function productOf({ api, query }: AskQuestionContext): Promise<AskQuestionData['product']> {
  const { product: alias = '' } = query;
  if (alias === '' || alias.length > longestAlias) return null;
  const product = await api.catalogue.product(alias);
  return product && { name: product.name, href: product.href };
}

const phases: Readonly<Record<string, AskQuestionData['phase']>> = { '1': 'done', mail: 'mailed' };

export async function loadAskQuestion(context: AskQuestionContext): Promise<AskQuestionData> {
  const phase = phases[context.query['sent'] ?? ''] ?? 'asking';
  return { product: await productOf(context), written: nothingWritten, wrong: nothingWrong, phase };
}

/** Browsers send line breaks as two characters, which the length of the field counts as one. */
const fieldOf = (fields: URLSearchParams, name: keyof WrittenQuestion): string =>
  (fields.get(name) ?? '').replaceAll('\r\n', '\n').slice(0, MAX_QUESTION_LENGTHS[name]);

/** False when the shop refuses the question or does not answer: what was typed stays for another attempt. */
async function ask(
  { api, query }: AskQuestionContext,
  { text: question, ...written }: WrittenQuestion,
  website: string,
): Promise<boolean> {
  try {
    return await api.question.ask(query['product'] ?? '', { question, ...written, website });
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** @throws SeeOther to the receipt, so that a reload does not ask again */
export async function submitAskQuestion(
  context: AskQuestionContext,
  fields: URLSearchParams,
): Promise<AskQuestionData> {
  const { prefix, path, query, visitor } = context;
  const product = await productOf(context);
  const written = trimmed({
    text: fieldOf(fields, 'text'),
    author: fieldOf(fields, 'author'),
    email: fieldOf(fields, 'email'),
    vehicle: fieldOf(fields, 'vehicle'),
  });
  const wrong = wrongIn(written);
  const isWrong = Object.values(wrong).includes(true);
  if (product && !isWrong && (await ask(context, written, fields.get(websiteField) ?? ''))) {
    const receipt = new URLSearchParams({
      product: query['product'] ?? '',
      sent: written.email === '' ? '1' : 'mail',
    });
    throw new SeeOther(`${encodePath(prefix + path)}?${receipt}`);
  }
  visitor?.reject();
  return { product, written, wrong, phase: isWrong ? 'asking' : 'failed' };
}
