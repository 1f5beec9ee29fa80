# The site as a container: built in one stage, run in another that holds no build tools, as a plain user.
# docker build --tag vending-site .     How to run it: compose.yaml and docs/operations.md.

FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/contentful-emulator/package.json packages/contentful-emulator/
RUN npm ci --loglevel=error
COPY . .
RUN node tools/build.mjs

FROM node:26.10.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/contentful-emulator/package.json packages/contentful-emulator/
RUN npm ci --omit=dev --loglevel=error && npm cache clean --force

FROM node:26.10.0-bookworm-slim
# Neither is needed to run the site, and what is not there cannot be used against it.
RUN rm -rf /usr/local/lib/node_modules/npm /usr/local/lib/node_modules/corepack \
      /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
    && mkdir /data && chown node:node /data
WORKDIR /app
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
COPY --from=packages /app/node_modules node_modules
COPY package.json .node-version server.ts ./
COPY server server
COPY content content
COPY packages packages
COPY space space
COPY app/copy app/copy
COPY tools/command.mjs tools/command.mjs
COPY --from=build /app/build build
USER node
VOLUME /data
EXPOSE 3000
# The process answers, and enquiries can be stored.
HEALTHCHECK --interval=15s --timeout=10s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "--no-allocation-site-pretenuring", "server.ts"]
