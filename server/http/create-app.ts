/** The Fastify application: headers and log line of every reply, canonical addresses, routes, errors. */

import type { IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
  LogController,
  type RawServerDefault,
} from 'fastify';
import type { Logger } from 'pino';
import { type AddressRules, canonicalAddress } from './canonical-address.ts';
import { brotliOptions, compressionThreshold, gzipOptions } from './content-encoding.ts';
import { cookieDefaults, unreadableCookies } from './cookies.ts';
import { withoutRedaction } from './create-logger.ts';
import { clientError, HttpError } from './http-error.ts';
import { logReply } from './log-reply.ts';
import { loggedPath } from './logged-path.ts';
import { type ReadAddress, readAddress } from './read-address.ts';
import { sendText } from './reply.ts';
import { requestId } from './request-id.ts';
import type { Handler, Route } from './route.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { readTrace } from './trace-context.ts';

// The header `Host`, which servers and proxies may read differently when it is there twice (RFC 9112, 3.2).

/** A name or an address, and a port: nothing that ends a header or begins a path. */
const hostForm = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether a request names at most one host, in a form that cannot mean anything else. */
function hasPlainHost({ rawHeaders, headers }: Pick<IncomingMessage, 'rawHeaders' | 'headers'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  const { host = '' } = headers;
  return hosts <= 1 && (host === '' || hostForm.test(host));
}

export interface AppOptions {
  logger: Logger;
  headers: Pick<SecurityHeaders, 'always'>;
  trustProxy: boolean;
  routes: readonly Route[];
  /** Answers GET and HEAD of every other address. */
  pages: Handler;
  /** Answers POST at those addresses: 405 without it. */
  forms?: Pick<Route, 'onRequest' | 'handler' | 'bodyLimit'> | undefined;
  /** Answers other methods at those addresses: 405 without it. */
  otherMethods?: Handler | undefined;
  /** Plain redirects and texts without it. */
  addressRules?: Partial<AddressRules> | undefined;
  /** Whether an error says that what the shop needs is away for a while: then 503 is the answer. */
  isAway?: ((error: unknown) => boolean) | undefined;
  /** Called when a reply has been sent or its connection has closed. */
  onReply?: ((request: FastifyRequest, reply: FastifyReply) => void) | undefined;
}

export async function createApp(
  options: AppOptions,
  serverFactory?: FastifyServerFactory,
): Promise<FastifyInstance> {
  const { headers, addressRules, onReply } = options;
  const addresses = new WeakMap<IncomingMessage, ReadAddress>();
  const requestLog = withoutRedaction(options.logger);
  const settings: FastifyHttpOptions<RawServerDefault> = {
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // With Fastify's options it would copy serializers and redaction that no request changes.
    childLoggerFactory(logger, bindings, _options, { headers: { traceparent } }) {
      const trace = traceparent === undefined ? null : readTrace({ traceparent });
      return logger.child(trace ? { ...bindings, traceId: trace.traceId } : bindings);
    },
    genReqId: req => requestId(req.headers['x-request-id']),
    // Only the nearest proxy is trusted: earlier entries of the header come from the client.
    trustProxy: options.trustProxy && ((_address, hop) => hop === 0),
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 16_384 },
    ...(serverFactory ? { serverFactory } : {}),
    rewriteUrl(req) {
      const read = readAddress(hasPlainHost(req) ? req.url : undefined);
      addresses.set(req, read);
      return read.kind === 'ok' ? (req.url ?? '/') : '/';
    },
  };
  const app: FastifyInstance = Fastify(settings);
  await app.register(cookie, { parseOptions: cookieDefaults });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: compressionThreshold,
    brotliOptions,
    zlibOptions: gzipOptions,
    globalDecompression: false,
  });
  takeAnyBody(app);
  if (!options.trustProxy) warnOfProxy(app);
  app.setErrorHandler((error, request, reply) =>
    sendError(error, { request, reply, isAway: options.isAway }),
  );
  const checkAddress = canonicalAddress(addressRules);
  app.addHook('onRequest', async (request, reply) => {
    const read = addresses.get(request.raw) ?? readAddress(request.originalUrl);
    request.address = read.address;
    request.unreadableCookies = unreadableCookies(request.headers.cookie, request.cookies);
    request.logFields = {};
    request.trace = readTrace(request.headers);
    request.pageName = undefined;
    reply.headers(headers.always).header('x-request-id', request.id);
    reply.raw.once('close', () => {
      logReply(requestLog, request, reply);
      onReply?.(request, reply);
    });
    if (read.kind === 'ok') return;
    // A proxy before us may take what follows for another request.
    if (read.kind === 'bad' && !hasPlainHost(request.raw)) reply.header('connection', 'close');
    await checkAddress(request, reply, read);
    return reply;
  });
  const { pages: handler, forms, otherMethods } = options;
  for (const route of options.routes) addRoute(app, route);
  addRoute(app, { url: '/*', method: ['GET', 'HEAD'], handler, otherMethods }, forms && ['POST']);
  if (forms) app.route({ ...withReply(forms), url: '/*', method: 'POST' });
  app.setNotFoundHandler(refuseMethod(['GET', 'HEAD']));
  return app;
}

/** Says once that a proxy seems to be in front that is not trusted: all visitors would share the limits of one. */
function warnOfProxy(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    // The servers of other storefronts name their visitors so.
    if (isSaid || headers['x-forwarded-for'] === undefined || headers['x-apikey'] !== undefined) return;
    isSaid = true;
    log.warn(
      'a request names a visitor by X-Forwarded-For: behind a proxy of your own, set TRUST_PROXY=true',
    );
  });
}

/** Bodies reach the handlers as bytes: each reads the format that it takes. */
function takeAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    const encoding = request.headers['content-encoding'];
    // A compressed body could grow a thousandfold.
    const isPlain = encoding === undefined || encoding === 'identity';
    done(isPlain ? null : new HttpError(415, 'The body must not be compressed.'), body);
  });
}

/** @param taken further methods of the address, which have a route of their own. */
function addRoute(
  app: FastifyInstance,
  { otherMethods, method, ...route }: Route,
  taken: readonly string[] = [],
): void {
  app.route({ ...withReply(route), url: route.url, method: [...method] });
  const answer = otherMethods ?? refuseMethod(method);
  const others = app.supportedMethods.filter(name => !method.includes(name) && !taken.includes(name));
  app.route({
    url: route.url,
    method: others,
    // Before the body is read.
    async onRequest(request, reply) {
      await answer(request, reply);
      return reply;
    },
    handler: answer,
  });
}

/** Handlers send by themselves, some of them streams: Fastify waits for the reply, not for a value. */
function withReply({ handler, onRequest, ...route }: Omit<Route, 'url' | 'method'>) {
  return {
    ...route,
    ...(onRequest ? { onRequest } : {}),
    async handler(request: FastifyRequest, reply: FastifyReply) {
      await handler(request, reply);
      return reply;
    },
  };
}

const refuseMethod =
  (methods: readonly string[]): Handler =>
  (_request, reply) =>
    sendText(reply, 405, 'This address does not take that method.', { allow: methods.join(', ') });

/** A rejection by HTTP's rules keeps its message; any other error shows only the request's id. */
function sendError(
  error: unknown,
  { request, reply, isAway }: { request: FastifyRequest; reply: FastifyReply } & Pick<AppOptions, 'isAway'>,
): void {
  const expected = clientError(error);
  if (expected) return sendText(reply, expected.status, expected.message, expected.headers);
  if (isAway?.(error) && !reply.raw.headersSent) {
    request.log.warn({ err: error, path: loggedPath(request.address.raw) }, 'request was refused');
    return sendText(reply.removeHeader('content-encoding'), 503, 'The shop cannot be reached just now.', {
      'retry-after': '2',
    });
  }
  request.log.error({ err: error, path: loggedPath(request.address.raw) }, 'request failed');
  if (reply.raw.headersSent) reply.raw.destroy();
  else sendText(reply.removeHeader('content-encoding'), 500, `Something went wrong. Request ${request.id}`);
}
