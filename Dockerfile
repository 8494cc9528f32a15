# The bot with nothing but what it needs to run. The records are in the volume /data.

# What it runs on; better-sqlite3 is fetched, or compiled where no prebuilt file can be had.
FROM node:22-bookworm-slim AS packages
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++
WORKDIR /zongheng
COPY package.json package-lock.json ./
COPY packages/discord-simulator/package.json ./packages/discord-simulator/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm rebuild better-sqlite3
RUN rm -rf node_modules/better-sqlite3/deps node_modules/better-sqlite3/src node_modules/better-sqlite3/build/Release/obj.target

# What it is, built.
FROM node:22-bookworm-slim AS build
WORKDIR /zongheng
COPY package.json package-lock.json ./
COPY packages/discord-simulator/package.json ./packages/discord-simulator/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Declarations of the rules as a library are for other programs.
RUN npm run build && find dist -name '*.d.ts' -delete

FROM node:22-bookworm-slim
# The last two: glibc would keep the memory of finished pictures for the next ones.
ENV NODE_ENV=production \
    ZONGHENG_DATABASE=/data/zongheng.db \
    ZONGHENG_HEALTH_PORT=4760 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /zongheng
COPY --from=packages /zongheng/package.json ./
COPY --from=packages /zongheng/node_modules ./node_modules
COPY --from=packages /zongheng/packages ./packages
COPY --from=build /zongheng/dist ./dist
COPY assets ./assets
COPY docs/rules ./docs/rules
COPY migrations ./migrations
RUN mkdir --mode=700 /data && chown node:node /data
USER node
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.ZONGHENG_HEALTH_PORT + '/healthz').then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/program/main.js"]
CMD ["start"]
