import { runTool } from './tool.ts';

// npm run enquiries -- …
process.umask(0o077);
process.exitCode = await runTool(process.argv.slice(2), process.env, process);
