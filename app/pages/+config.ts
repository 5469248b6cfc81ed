import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

export default {
  extends: [vikeReact],
  prerender: true,
  clientRouting: false,
  passToClient: ['frame', 'locale'],
  stream: false,
  viewport: 'responsive',
} satisfies Config;
