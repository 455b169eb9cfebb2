/** Tells the server where this editor is, and hears who else has the document open. */
import { reaction } from 'mobx';
import type { NodeAddress } from '#engine/operation/operation.ts';
import { beatMs, type PresenceAnswer, type PresencePost, type PresentPerson } from '#studio-api/presence.ts';

export interface PresencePorts {
  clientId: string;
  /** Observable: what is selected, and whether a change is not saved yet. */
  place(): { readonly nodeId: NodeAddress | null; readonly isBusy: boolean };
  post(post: PresencePost): Promise<PresenceAnswer>;
  /** Everybody else, in the order of their names. */
  onOthers(others: readonly PresentPerson[]): void;
  /** The server has taken this editor for gone. */
  onForgotten(): void;
  /** Returns how to cancel it. */
  setTimer(work: () => void, milliseconds: number): () => void;
}

/** Several steps within this time are told at once. */
const PAUSE_MS = 150;
/** How long a person who has typed still counts as typing. */
const TYPING_MS = 2_500;

export class OwnPresence {
  private readonly ports: PresencePorts;
  private isTyping = false;
  /** What the server knows of this editor; null: nothing. */
  private told: Omit<PresencePost, 'clientId'> | null = null;
  private isPlanned = false;
  private cancelPlan: () => void = () => {};
  private cancelTyping: () => void = () => {};
  private cancelBeat: () => void = () => {};
  /** The connection on which the server has named this editor among those who are there; null: none. */
  private connection: symbol | null = null;

  constructor(ports: PresencePorts) {
    this.ports = ports;
  }

  /** Returns how to end it; the server learns of the end by the connection. */
  start(): () => void {
    const { place } = this.ports;
    const stops = [
      reaction(
        () => place().nodeId,
        () => this.plan(),
      ),
      reaction(
        () => place().isBusy,
        isBusy => this.follow(isBusy),
      ),
    ];
    this.beat();
    return () => {
      for (const stop of stops) stop();
      this.cancelBeat();
      this.cancelTyping();
      this.cancelPlan();
      this.disconnect();
    };
  }

  /** A new connection knows nothing of this editor's place, so that it is told again. */
  receive(everybody: readonly PresentPerson[]): void {
    const { clientId, onOthers } = this.ports;
    onOthers(everybody.filter(person => person.clientId !== clientId));
    const own = everybody.find(person => person.clientId === clientId);
    if (!own) return;
    this.connection ??= Symbol('connection');
    this.told = { nodeId: own.nodeId, isTyping: own.isTyping };
    this.plan();
  }

  /** The server forgets this editor with its connection: nothing is told before the next one stands. */
  readonly disconnect = (): void => {
    this.connection = null;
  };

  /** Between two posts of one text nothing changes for others. */
  private follow(isBusy: boolean): void {
    this.cancelTyping();
    if (isBusy) this.type(true);
    else this.cancelTyping = this.ports.setTimer(() => this.type(false), TYPING_MS);
  }

  private type(isTyping: boolean): void {
    this.isTyping = isTyping;
    this.plan();
  }

  private plan(): void {
    if (this.isPlanned) return;
    this.isPlanned = true;
    this.cancelPlan = this.ports.setTimer(() => void this.tell(), PAUSE_MS);
  }

  /** Without an answer the next step tells again. */
  private async tell(): Promise<void> {
    const { nodeId } = this.ports.place();
    const { isTyping, told } = this;
    this.isPlanned = false;
    // The server names this editor as soon as the connection stands, and then it is told.
    if (this.connection === null) return;
    if (told?.nodeId === nodeId && told.isTyping === isTyping) return;
    this.told = { nodeId, isTyping };
    await this.post();
  }

  private async post(): Promise<void> {
    const { clientId, place, post, onForgotten } = this.ports;
    const { nodeId } = place();
    const { connection } = this;
    const answer = await post({ clientId, nodeId, isTyping: this.isTyping }).catch(() => null);
    // Of a connection that has ended in the meantime it says nothing new.
    if (answer?.isPresent || this.connection !== connection) return;
    this.told = null;
    if (!answer) return;
    this.connection = null;
    onForgotten();
  }

  /** Who says nothing is taken for gone. */
  private beat(): void {
    this.cancelBeat = this.ports.setTimer(() => {
      if (this.connection !== null) void this.post();
      this.beat();
    }, beatMs);
  }
}
