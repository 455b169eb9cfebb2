/** The withdrawal without scripts: each step is a form of the server. */
import type { Visitor, WithdrawalDeclaration, WithdrawalResult } from '#engine/definition/visitor.ts';
import { declarationOf, type TypedDeclaration } from './read-declaration.ts';

export type WithdrawalStep = { name: 'write' } | { name: 'confirm' } | { name: 'done'; receivedAt: string };

export interface WithdrawalProgress {
  step: WithdrawalStep;
  typed: TypedDeclaration;
  /** Null while a field is not valid. */
  declaration: WithdrawalDeclaration | null;
  isRejected?: boolean;
  error?: Exclude<WithdrawalResult['state'], 'received'>;
}

/** Characters, as the fields allow. */
const longest = { orderNumber: 14, name: 120, email: 254 } as const;

export async function submitWithdrawal(
  visitor: Visitor | undefined,
  fields: URLSearchParams,
): Promise<WithdrawalProgress> {
  const textOf = (name: keyof typeof longest) => (fields.get(name) ?? '').slice(0, longest[name]);
  const typed = { orderNumber: textOf('orderNumber'), name: textOf('name'), email: textOf('email') };
  const declaration = declarationOf(typed);
  const answer: WithdrawalProgress = { step: { name: 'write' }, typed, declaration };
  if (!declaration) {
    visitor?.reject();
    return { ...answer, isRejected: true };
  }
  const action = fields.get('do');
  if (action === 'edit') return answer;
  if (action !== 'confirm' || !visitor?.withdraw) return { ...answer, step: { name: 'confirm' } };
  const result = await visitor.withdraw(declaration);
  if (result.state === 'received')
    return { ...answer, step: { name: 'done', receivedAt: result.receivedAt } };
  visitor.reject();
  return { ...answer, error: result.state };
}
