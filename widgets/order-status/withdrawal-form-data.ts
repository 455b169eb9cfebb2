/** The withdrawal from pieces of an order in two steps: choose, then confirm what it means. */
import type { VisitorOrders, WithdrawalResult } from '#engine/definition/visitor.ts';
import type { OrderView, Pieces, WithdrawalPlan } from '#kernel/order/order-view.ts';
import { isEmail } from '#ui/form/validation.ts';
import { isFormKey } from './form-key.ts';

export type WithdrawalProblem = 'pieces' | 'name' | 'email' | Exclude<WithdrawalResult['state'], 'received'>;

export interface WithdrawalForm {
  key: string;
  lines: readonly Pieces[];
  name: string;
  email: string;
  /** Null while the pieces are chosen. */
  plan: WithdrawalPlan | null;
  problem?: WithdrawalProblem;
}

/** Characters, as the fields allow. */
const longest = { name: 120, email: 254 } as const;

/** Fields are called `pieces.ROW`. A repeat of a declaration names pieces that are not left any more; its key tells. */
function chosenPieces({ lines }: OrderView, fields: URLSearchParams): Pieces[] {
  return lines.flatMap(({ rowNumber }) => {
    const typed = fields.get(`pieces.${rowNumber}`) ?? '';
    const quantity = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
    return quantity > 0 ? [{ rowNumber, quantity }] : [];
  });
}

function problemIn({ lines, name, email }: WithdrawalForm): WithdrawalProblem | undefined {
  if (lines.length === 0) return 'pieces';
  if (name === '') return 'name';
  return isEmail(email) ? undefined : 'email';
}

export async function submitWithdrawalForm(
  orders: VisitorOrders,
  order: OrderView,
  fields: URLSearchParams,
): Promise<WithdrawalForm | 'received'> {
  const textOf = (name: keyof typeof longest) => (fields.get(name) ?? '').slice(0, longest[name]).trim();
  const sentKey = fields.get('key') ?? '';
  const form: WithdrawalForm = {
    key: isFormKey(sentKey) ? sentKey : globalThis.crypto.randomUUID(),
    lines: chosenPieces(order, fields),
    name: textOf('name'),
    email: textOf('email'),
    plan: null,
  };
  const action = fields.get('do');
  if (action === 'edit') return form;
  const problem = problemIn(form);
  if (problem) return { ...form, problem };
  if (action !== 'confirm') {
    const plan = await orders.plan(form.lines);
    return plan ? { ...form, plan } : { ...form, problem: 'changed' };
  }
  const { name, email, lines, key } = form;
  const result = await orders.withdraw({ name, email, lines, key });
  return result.state === 'received' ? 'received' : { ...form, problem: result.state };
}
