# Site and service in one image. The build stage needs the development packages, the running one does not.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL=http://localhost:3000
RUN SITE_URL="$SITE_URL" npm run build && cp -rL dist built

FROM node:24-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force && install -d -o node -g node -m 0700 /data
COPY contract contract
COPY content content
COPY server server
COPY scripts/start.ts scripts/defaults.ts scripts/builds.ts scripts/build-lock.ts scripts/built-site.ts scripts/origin.ts scripts/health.ts scripts/
COPY media media
COPY --from=build /site/built dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=10s --start-period=20s CMD ["node", "scripts/health.ts"]
# SIGTERM reaches node itself, as process 1 or through `init`; the service stops within ten seconds.
CMD ["node", "scripts/start.ts"]
