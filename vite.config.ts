import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import type { AcceptedPlugin } from 'postcss';
import customMedia from 'postcss-custom-media';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { LAYERS } from './app/styles/layers.ts';

const MEDIA_TYPES: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
  pdf: 'application/pdf',
};

const MADE_TYPES: Record<string, string> = {
  json: 'application/json',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

/** In development pictures and lists are made on the spot; the built site has them served by the service. */
function serveFiles(): Plugin {
  return {
    name: 'serve-files',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!/^\/(data|drawn|drawings)\//.test(request.url ?? '')) return next();
        const { siteFile } = await server.ssrLoadModule('/app/page-data/site-files.ts');
        const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
        const content = await (siteFile as typeof import('#app/page-data/site-files.ts').siteFile)(path);
        if (content === undefined) return next();
        response.setHeader(
          'content-type',
          MADE_TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        );
        response.end(content);
      });
      server.middlewares.use('/media', (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        const file = join(import.meta.dirname, 'media', path);
        const type = MEDIA_TYPES[path.split('.').at(-1) ?? ''];
        if (!type || path.includes('..') || !existsSync(file)) return next();
        response.setHeader('content-type', type);
        createReadStream(file).pipe(response);
      });
    },
  };
}

/** Starts the site anew when a product's file changes: the catalogue reads them itself, so the bundler does not see them. */
function followRecords(): Plugin {
  const folder = join(import.meta.dirname, 'content/data/products');
  return {
    name: 'follow-records',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(folder) && server.httpServer?.listening) void server.restart();
      });
    },
  };
}

/** Opens every sheet with the order of the layers: whichever the bundler puts first, the order stands. */
const layerOrder: AcceptedPlugin = {
  postcssPlugin: 'layer-order',
  Once: (root) => {
    root.prepend(LAYERS);
  },
};

/** Builds our own way of taking a page over in the place of Vike's client runtime. In development Vike's stays: it reloads what changes. */
function ownTakeOver(): Plugin {
  return {
    name: 'own-take-over',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      /vike\/dist\/client\/runtime-server-routing\/entry\.js/.test(id)
        ? `import '/app/starter/take-over.ts';`
        : null,
  };
}

export default defineConfig({
  plugins: [vike(), react(), serveFiles(), followRecords(), ownTakeOver()],
  css: {
    postcss: {
      plugins: [globalData({ files: ['./app/styles/custom-media.css'] }), customMedia(), layerOrder],
    },
  },
  // One style sheet for the whole site: it keeps the cascade layers in order; scripts/finish-pages.ts cuts each page's own from it.
  build: {
    outDir: process.env.BUILD_DIR ?? 'dist',
    emptyOutDir: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A page's files stand in its HTML; the entry's list of every page's files would weigh on each of them.
      resolveDependencies: (_file, deps, { hostId }) => (hostId.includes('/entry-') ? [] : deps),
    },
    rolldownOptions: {
      output: {
        // Few files: the frame every page needs in one, what a page adds in another.
        codeSplitting: {
          groups: [
            // Names of classes; those of what is fetched on use, and of pages of their own, stay with it.
            {
              name: 'looks',
              test: /app\/(?!sections\/(compare|saved-list|search|viewer)\/|ui\/(save-button|notice)\/).*\.module\.css$/,
            },
            {
              name: 'frame',
              test: /node_modules\/(react|react-dom|scheduler|vike|vike-react|@brillout)\/|app\/(ui\/(icon|button|dialog|embed|picture)|behaviours\/(use-|plain-press))/,
            },
            // What counts saved models on every page, apart from what lists them.
            { name: 'counts', test: /app\/behaviours\/(samples|saved-count)\.ts$/ },
            {
              name: 'kept',
              test: /app\/behaviours\/(device-list|fact-rows|model-sheet|samples-store|saved-text|shortlist(-acts|-store)?)\.ts$/,
            },
            // What most lists show: as files of their own these five would weigh a third more.
            { name: 'cards', test: /app\/(ui\/(card|card-image|swatch)|sections\/page-head)\/.*\.tsx$/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/config.js', '/embed/widget'].map((path) => [path, 'http://127.0.0.1:3001']),
    ),
  },
});
