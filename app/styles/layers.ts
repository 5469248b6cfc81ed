/** The order of the cascade layers: a later layer wins over an earlier one whatever the selector. Every sheet opens with it. */
export const LAYERS = '@layer reset, tokens, base, ui, sections, pages, tongues;';
