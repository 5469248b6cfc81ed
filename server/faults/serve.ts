import { STAND_IN_DEFAULTS } from '../env.ts';
import { start } from '../server.ts';

/**
 * The service as the fault harness, the bench and the browser tests run it: a process of its own, settings from its
 * environment; a first argument names another company's form script.
 */
await start(process.env, { ...STAND_IN_DEFAULTS, formWidgetScript: process.argv[2] ?? '' });
