/** Matchers such as `toBeVisible`, for tests that look at the DOM. */
import '@testing-library/jest-dom/vitest';
