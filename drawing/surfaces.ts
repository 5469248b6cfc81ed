import { type MaterialId, material } from '#content/materials.ts';
import type { Finish, Handle } from '#content/schemas/common.ts';
import type { Surface } from './fronts.ts';
import type { HandleKind, HandleLook } from './handles.ts';
import { shade } from './tone.ts';

const HANDLES: Record<Handle['kind'], HandleKind> = {
  gola: 'gola',
  push: 'push',
  'edge-profile': 'edge',
  'cut-out': 'cut-out',
  tab: 'tab',
  knob: 'knob',
  cup: 'cup',
  ring: 'ring',
  bar: 'bar',
};

const SURFACES: Partial<Record<Finish, Surface>> = { ST: 'vein', MT: 'brushed', GL: 'gloss' };

/** What a finish shows on a front of a material. */
export function surfaceOf(finish: Finish, colour: MaterialId): Surface {
  const { swatch } = material(colour);
  return swatch === 'grain' ? 'wood' : swatch === 'cast' ? 'cast' : (SURFACES[finish] ?? 'plain');
}

/** Handle kind and tone; an edge profile is the front's own colour in shade. */
export function handleOf(record: Handle, front: string): HandleLook {
  const kind = HANDLES[record.kind];
  if ('material' in record) return { kind, tone: material(record.material).hex };
  return { kind, tone: kind === 'edge' ? shade(front, 0.42) : '#6b6a68' };
}
