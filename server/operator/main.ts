import { loadEnvFile } from '../env-file.ts';
import { runTool } from './tool.ts';

// npm run enquiries -- …
process.umask(0o077);
// `… list | head` has read enough: no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
loadEnvFile();
process.exitCode = await runTool(process.argv.slice(2), process.env, process);
