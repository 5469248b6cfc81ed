import { STAND_IN_DEFAULTS } from '../env.ts';
import { start } from '../server.ts';

/** The service as the fault harness and the bench run it: a process of its own, settings from its environment. */
await start(process.env, STAND_IN_DEFAULTS);
