/** The few settings Ladle's own Vite 6 needs; never shared with the shop's Vite 8. The `#ui/…` imports come from package.json. */
import { examplePictures } from './example-pictures.ts';

export default {
  plugins: [examplePictures()],
  publicDir: `${import.meta.dirname}/../public`,
  build: { target: 'es2023', chunkSizeWarningLimit: 2000 },
};
