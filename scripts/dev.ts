import { createServer } from 'vite';
import { loadEnvFile } from '#server/env-file.ts';
import { start } from '#server/server.ts';
import { serviceDefaults } from './defaults.ts';

/** The site with hot reload on port 3000, the enquiry service beside it on 3001. */
const SERVICE_PORT = '3001';

loadEnvFile();
await start(
  { ...process.env, PORT: SERVICE_PORT, ALLOWED_ORIGINS: 'http://localhost:3000' },
  serviceDefaults,
);
const server = await createServer({ server: { port: 3000, strictPort: true } });
await server.listen();
server.printUrls();
