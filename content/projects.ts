import * as v from 'valibot';
import raw from './data/projects.json' with { type: 'json' };
import { type Project, projectSchema } from './schemas/project.ts';

/** The four projects of home and portfolio, in the specification's order. */
export const projects: readonly Project[] = v.parse(v.array(projectSchema), raw);

/** How many of its features a card shows. SPEC.md section 9. */
export const CARD_FEATURES = 2;
