/** The reference of `cold-start.mjs`: a server with the framework and the renderer of the shop, and nothing else. */
import Fastify from 'fastify';
import { renderPlainCards } from './plain-cards.mjs';

const app = Fastify();
app.get('/', (_request, reply) => reply.type('text/html').send(renderPlainCards()));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
