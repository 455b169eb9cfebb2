/** What people see who open `/graphql` in a browser, where any client may ask: what it is, and a form for a query. */
import type { FastifyReply, FastifyRequest } from 'fastify';

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Commerce API</title>
<h1>Commerce API</h1>
<p>Programs send GraphQL documents to this address: <code>POST /graphql</code> with <code>application/json</code>. Operations, types and error codes are described in <code>docs/api.md</code> of the shop, and by introspection.</p>
<form action="/graphql">
<p><label for="query">A query to try</label></p>
<p><textarea id="query" name="query" rows="12" cols="60" spellcheck="false" required>{
  products(take: 3) {
    count
    products { name canonicalUrl unitPrice { sellingPriceIncVatFormatted } }
  }
}</textarea></p>
<p><button>Send the query</button></p>
</form>
</html>
`;

/** A browser that opens the address, not a client that asks for something. */
export const isForPeople = ({ method, address, headers: { accept = '' } }: FastifyRequest): boolean =>
  method === 'GET' && address.search === '' && /\btext\/html\b/.test(accept);

export const sendDeveloperPage = (reply: FastifyReply): void =>
  void reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', vary: 'Accept' })
    .send(page);
