/** Attribute of what the floating chat link must not cover on a phone. */
export const KEEP_CLEAR = 'data-keep-clear';
