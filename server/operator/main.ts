import { loadEnvFile } from '../env-file.ts';
import { runTool } from './tool.ts';

// npm run enquiries -- …
process.umask(0o077);
loadEnvFile();
process.exitCode = await runTool(process.argv.slice(2), process.env, process);
