# The bot with nothing but what it needs to run. The records are in the volume /data.
FROM node:22-bookworm AS build
WORKDIR /zongheng
COPY . .
RUN npm ci --no-audit --no-fund && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    ZONGHENG_DATABASE=/data/zongheng.db \
    ZONGHENG_HEALTH_PORT=4760
WORKDIR /zongheng
COPY --from=build /zongheng/package.json ./
COPY --from=build /zongheng/node_modules ./node_modules
COPY --from=build /zongheng/dist ./dist
COPY --from=build /zongheng/assets ./assets
COPY --from=build /zongheng/migrations ./migrations
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.ZONGHENG_HEALTH_PORT + '/healthz').then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/program/main.js"]
CMD ["start"]
