import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['server/**/*.test.ts', 'contract/**/*.test.ts'], testTimeout: 30_000 },
});
