import { loadEnvFile } from '#server/env-file.ts';
import { start } from '#server/server.ts';
import { siteToServe } from './built-site.ts';
import { serviceDefaults } from './defaults.ts';

/** Serves the existing build, and makes one first when there is none or its sources changed. */
loadEnvFile();
await siteToServe();
await start(process.env, serviceDefaults);
