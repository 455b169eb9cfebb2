/** Ladle shows the pieces of src/ui one by one; it brings its own Vite 6, so it has a configuration of its own. */
export default {
  stories: ['src/ui/**/*.stories.tsx', 'widgets/**/*.stories.tsx'],
  viteConfig: `${import.meta.dirname}/vite.config.mjs`,
  outDir: 'data/ladle',
  defaultStory: 'composition--product',
  addons: { a11y: { enabled: true } },
};
