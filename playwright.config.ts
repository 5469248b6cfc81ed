import { defineConfig } from '@playwright/test';
import { browserPath } from './scripts/browser.ts';

const PORT = 3210;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Only of what failed in a browser that had stopped drawing: e2e/fixtures.ts.
  retries: 1,
  // Long enough for the busiest machine: they end what hangs and cost nothing where it does not.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.ts',
    port: PORT,
    env: { PORT: String(PORT), DATA_DIR: 'test-results/data', RATE_LIMIT: 'off' },
  },
});
