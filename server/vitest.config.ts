import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The service's tests start processes, mail servers and databases: they get time, and few run at once. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    name: 'service',
    environment: 'node',
    include: ['server/**/*.test.ts', 'contract/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
