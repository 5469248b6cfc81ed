import { defineConfig } from 'vitest/config';

/** Unit tests stand beside what they test: plain ones in Node, those of components in jsdom. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{content,joinery,drawing,app}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['app/**/*.test.tsx'],
          setupFiles: ['./app/test-setup.ts'],
        },
      },
      'server/vitest.config.ts',
    ],
  },
});
