import type { Config } from 'vike/types';

/** HTML alone: the service writes into this page, and only visitors without a script see it. */
export default { onRenderClient: null } as unknown as Config;
