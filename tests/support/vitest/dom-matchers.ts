/** Registers matchers such as `toBeVisible` for tests of the DOM. */
import '@testing-library/jest-dom/vitest';
