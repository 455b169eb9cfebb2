/** The few settings Ladle's own Vite 6 needs; never shared with the shop's Vite 8. The `#ui/…` imports come from package.json. */
export default {
  publicDir: `${import.meta.dirname}/../public`,
  build: { target: 'es2023', chunkSizeWarningLimit: 2000 },
};
