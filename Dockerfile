# The mock in a container: docker build -t shortlink-kit . && docker run --rm -p 127.0.0.1:4010:4010 shortlink-kit
# Options of `serve` follow the name of the image: docker run … shortlink-kit --seed empty --dialect json-api
# RUN lines use relative paths only, because tests/package/docker.test.ts runs them outside of a container.

FROM node:24-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=peer --omit=optional --ignore-scripts --no-audit --no-fund

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY scripts scripts
COPY spec spec
COPY src src
COPY contract-tests contract-tests
COPY ui ui
RUN node scripts/build.mjs

FROM node:24-slim
LABEL org.opencontainers.image.title="shortlink-kit" \
      org.opencontainers.image.description="A stateful mock of the management interface of a link-shortening service." \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production
WORKDIR /app
COPY package.json LICENSE ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
# For files of the user, such as seeds. Like /tmp it is writable for every user, so `docker run --user` works.
RUN mkdir -m 1777 data
# The user `node` of the image. It is a number so that Kubernetes can verify that it is not root.
USER 1000:1000
EXPOSE 4010
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4010/__admin/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Inside of the container the server listens on all addresses. Publish the port on 127.0.0.1: every key is valid.
ENTRYPOINT ["node", "dist/cli.js", "serve", "--host", "0.0.0.0"]
