import { type ReactNode, useId } from 'react';
import { useHydrated } from '#app/behaviours/use-hydrated.ts';

interface PressProps {
  onPress: () => void;
  /** The pointer or the focus is on it: a press is likely. */
  onNear?: (() => void) | undefined;
  /** Where the same is to be had without a script; what stands only with a script needs none. */
  to?: string | undefined;
  className?: string | undefined;
  tabIndex?: number;
  children: ReactNode;
}

/** A button; before the script a link to the thing itself. */
export function Press({ to, onPress, onNear, ...rest }: PressProps) {
  const hydrated = useHydrated();
  const same = { ...rest, 'data-press': useId() };
  if (hydrated)
    return <button {...same} type="button" onClick={onPress} onPointerEnter={onNear} onFocus={onNear} />;
  return <a {...same} href={to} />;
}
