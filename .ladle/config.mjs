/** Ladle shows the pieces of the shop one by one, and every example of every widget (`tools/widgets/stories.mjs`); it brings its own Vite 6, so it has a configuration of its own. */
export default {
  stories: ['src/**/*.stories.tsx', 'widgets/**/*.stories.tsx', '.ladle/examples/*.stories.tsx'],
  viteConfig: `${import.meta.dirname}/vite.config.mjs`,
  outDir: 'data/ladle',
  defaultStory: 'composition--product',
  addons: { a11y: { enabled: true } },
};
