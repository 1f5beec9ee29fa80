# The site as a container: built in one stage, run in another that holds no shell, no package manager and no build tools,
# as a plain user. docker build --tag vending-site .     How to run it: compose.yaml and docs/operations.md.
# The same bytes from the same commit, and the list of packages: "One image" in docs/operations.md.
ARG NODE_IMAGE=docker.io/library/node:26.10.0-bookworm-slim
# Debian 12's C and C++ libraries, certificates and time zones, and nothing else.
ARG BASE_IMAGE=gcr.io/distroless/cc-debian12

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/contentful-emulator/package.json packages/contentful-emulator/
RUN npm ci --loglevel=error
COPY . .
RUN node tools/build.mjs
# What the last image needs beside the project: a folder of the site's user, its name, and a library that Node is linked to
# and the base lacks.
RUN mkdir -p /rest/etc /rest/usr/lib && install --directory --owner=1000 --group=1000 /rest/data \
    && cp /etc/passwd /etc/group /rest/etc/ \
    && ldd /usr/local/bin/node | awk '/libatomic/ { print $3 }' | xargs -I '{}' cp --dereference '{}' /rest/usr/lib/

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/contentful-emulator/package.json packages/contentful-emulator/
# Without the optional ones, too: they are build and test tools that a package may work with. The picture library's compiled
# part is the exception.
RUN npm ci --omit=dev --omit=optional --loglevel=error
COPY --from=build /app/node_modules/@img node_modules/@img
RUN npm pkg delete devDependencies --workspaces --include-workspace-root \
    && npm sbom --sbom-format cyclonedx > /sbom.cdx.json \
    && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
    && rm node_modules/.package-lock.json

# docker build --target sbom --output . .
FROM scratch AS sbom
COPY --from=packages /sbom.cdx.json /

FROM ${BASE_IMAGE}
COPY --from=build /rest/ /
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
ENV NODE_ENV=production \
    PATH=/usr/local/bin \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
COPY --from=packages /app/node_modules node_modules
COPY package.json .node-version server.ts ./
COPY src/core/server src/core/server
COPY src/core/content src/core/content
COPY src/features.ts src/features.ts
COPY --from=build /app/src/feature-parts.ts src/feature-parts.ts
COPY src/features src/features
COPY packages packages
COPY src/core/space src/core/space
COPY --from=build /app/src/core/copy src/core/copy
COPY tools/command.mjs tools/command.mjs
COPY --from=build /app/build build
# By number, so that a platform can tell that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
# The process answers, and inquiries can be stored.
HEALTHCHECK --interval=15s --timeout=10s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "--no-allocation-site-pretenuring", "server.ts"]
