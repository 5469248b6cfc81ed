/** Colours, sizes and heights over one another come from tokens; sides are logical. */
const TOKENS = 'app/styles/tokens.css';
const PHYSICAL =
  '/^(margin|padding|border)-(left|right|top|bottom)|^(left|right|top|bottom|width|height|(min|max)-(width|height))$/';

export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'color-no-hex': true,
    'color-named': ['never', { ignore: ['inside-function'] }],
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla'],
    'declaration-no-important': true,
    'property-disallowed-list': [PHYSICAL, 'float'],
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      'z-index': ['/[2-9]/'],
    },
    'declaration-property-value-allowed-list': {
      'font-size': ['/^var\\(--t-/', 'inherit'],
    },
    'selector-class-pattern': '^[a-z][a-z0-9-]*$',
    'custom-property-pattern': null,
    'no-descending-specificity': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'property-no-vendor-prefix': [true, { ignoreProperties: ['font-smoothing', 'text-size-adjust'] }],
    'at-rule-no-unknown': [true, { ignoreAtRules: ['custom-media'] }],
  },
  overrides: [
    {
      files: [TOKENS, 'app/styles/fonts.css'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        'declaration-property-value-allowed-list': null,
      },
    },
  ],
};
