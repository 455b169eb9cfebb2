/** Our few addresses: exact paths first, then folders, then the pages; a known address with another method answers 405. */
import { answerText } from './answer.ts';
import type { Exchange, Handler } from './exchange.ts';

export interface Route {
  /** `/graphql` exactly, or `/images/` and everything below it. */
  path: string;
  methods: readonly string[];
  handle: Handler;
  /** Answers for other methods than those named, where the plain 405 will not do. */
  otherwise?: Handler;
}

export function createRouter(routes: readonly Route[], pages: Handler): Handler {
  const exact = new Map(routes.filter(({ path }) => !path.endsWith('/')).map(route => [route.path, route]));
  const folders = routes.filter(({ path }) => path.endsWith('/'));
  const readable = ['GET', 'HEAD'];

  return exchange => {
    const { path } = exchange.address;
    const route = exact.get(path) ?? folders.find(folder => path.startsWith(folder.path));
    const methods = route?.methods ?? readable;
    if (methods.includes(exchange.method)) return (route?.handle ?? pages)(exchange);
    if (route?.otherwise) return route.otherwise(exchange);
    return refuseMethod(exchange, methods);
  };
}

function refuseMethod(exchange: Exchange, methods: readonly string[]): void {
  answerText(exchange, 405, 'This address does not take that method.', { allow: methods.join(', ') });
}
