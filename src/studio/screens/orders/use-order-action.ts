/** One action on an order, on the version that is shown. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { OrderAction, OrderDetail } from '#studio-api/orders.ts';
import { ApiProblem } from '../../parts/api/api-client.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { announce } from '../../parts/messages/announcer.tsx';
import { refusalText } from './order-texts.ts';

type Unversioned<Each = OrderAction> = Each extends OrderAction ? Omit<Each, 'version'> : never;

export interface OrderActing {
  isBusy: boolean;
  /** Why it was refused. */
  problem: string | null;
  act(action: Unversioned, said: StudioMessageId): void;
}

export interface DialogProps {
  order: OrderDetail;
  acting: OrderActing;
  onClose(): void;
}

interface Outcome {
  /** The order as it is now. */
  onDone(order: OrderDetail): void;
  /** Nothing was done: the order had changed. */
  onMoved(order: OrderDetail): void;
}

export function useOrderAction(
  { number, version }: Pick<OrderDetail, 'number' | 'version'>,
  { onDone, onMoved }: Outcome,
): OrderActing {
  const intl = useIntl();
  const { api, locale } = useStudio();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (action: Unversioned, said: StudioMessageId): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const order = await api.post<OrderDetail>(`/api/orders/${number}/actions?language=${locale}`, {
        ...action,
        version,
      });
      announce(intl.formatMessage({ id: said }));
      onDone(order);
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'VERSION_MOVED' && error.body['order'])
        onMoved(error.body['order'] as OrderDetail);
      else setProblem(refusalText(intl, error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, act: (action, said) => void act(action, said) };
}
