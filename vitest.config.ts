import { defineConfig } from 'vitest/config';

/** Unit tests stand beside what they test: components are rendered to markup, so nothing needs a DOM. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{content,joinery,drawing,app,media,scripts,studio}/**/*.test.{ts,tsx}'],
          setupFiles: ['./app/test-setup.ts'],
        },
      },
      'server/vitest.config.ts',
    ],
  },
});
