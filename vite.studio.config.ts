/** How Studio is built: an application of its own, from its own origin, so that shoppers fetch nothing of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

/** The font's address is the shop's: `/fonts/figtree.woff2`. */
const font: Plugin = {
  name: 'font',
  generateBundle() {
    const fileName = 'fonts/figtree.woff2';
    this.emitFile({ type: 'asset', fileName, source: readFileSync(join(root, 'public', fileName)) });
  },
};

/** Whichever sheet is fetched first, styles of components come after those of bare elements. */
const layerOrder: Plugin = {
  name: 'layer-order',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer base,ui;${String(file.source)}`;
  },
};

export default defineConfig({
  root: join(root, 'src/studio'),
  // The font alone is copied, by the plugin.
  publicDir: join(root, 'public'),
  plugins: [react(), font, layerOrder],
  resolve: {
    alias: {
      // Messages are compiled: the browser needs no parser of them.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  build: {
    target: 'es2022',
    outDir: join(root, 'dist/studio'),
    emptyOutDir: true,
    copyPublicDir: false,
    assetsDir: 'assets',
    // The policy allows no data addresses of scripts and styles.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
