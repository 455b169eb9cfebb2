/** The ways in which an instance reaches its database and learns of changes; what is promised for one is tested for all. */
import { openTransactionPooler } from './transaction-pooler.ts';

export interface SignalWay {
  readonly name: string;
  readonly changeSignal: 'listen' | 'poll';
  readonly pooling: 'session' | 'transaction';
}

export const signalWays: readonly SignalWay[] = [
  { name: 'by notifications', changeSignal: 'listen', pooling: 'session' },
  { name: 'by polling', changeSignal: 'poll', pooling: 'session' },
  { name: 'by polling through a pooler of transactions', changeSignal: 'poll', pooling: 'transaction' },
];

/** The address by which a database is reached that way. */
export const addressFor = ({ pooling }: SignalWay, url: string): Promise<string> =>
  pooling === 'transaction' ? openTransactionPooler(url) : Promise.resolve(url);
