/** What an answer depends on: tags, and the next moment at which something in it begins or ends without any change. */

type Moment = Date | string | null | undefined;

export class AnswerReads extends Set<string> {
  #changesAt = Number.POSITIVE_INFINITY;

  /** In milliseconds since 1970; infinite when time changes nothing. */
  get changesAt(): number {
    return this.#changesAt;
  }

  /**
   * Notes when something begins or ends, which is over at `now` or still to come.
   * @param moments ISO 8601 when they are texts; those that are no moment never come
   */
  changesWith(moments: Iterable<Moment>, now: Date): void {
    for (const moment of moments) {
      if (!moment) continue;
      const at = new Date(moment).getTime();
      if (at > now.getTime() && at < this.#changesAt) this.#changesAt = at;
    }
  }
}
