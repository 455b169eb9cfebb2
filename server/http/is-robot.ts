/** Programs that name themselves, and browsers without a window. */
export const isRobot = (agent: string | undefined): boolean =>
  agent === undefined ||
  /(?<!cu)bot\b|crawl|spider|slurp|scrap|headless|phantom|lighthouse|pagespeed|preview|monitor|uptime|validator|fetch|python|curl|wget|java\/|go-http|axios|node/i.test(
    agent,
  );
