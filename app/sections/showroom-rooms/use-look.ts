import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { bounded, focalLength, type Look, OPENING_ANGLE, turnBetween } from './projection.ts';

/** Degrees a key turns, a button turns, and both widen or narrow. */
const KEY_TURN = 6;
const BUTTON_TURN = 30;
const ZOOM = 10;
/** Milliseconds a glide takes; share of its speed that a turn keeps from frame to frame; degrees a frame at its end. */
const GLIDE = 450;
const KEPT = 0.92;
const STILL = 0.03;

export type Step = 'left' | 'right' | 'up' | 'down' | 'nearer' | 'farther';

/** What a key asks of the panorama; null when it is not one of its keys. */
const KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
};

function stepped(look: Look, step: Step, turn: number): Look {
  const { heading, tilt, angle } = look;
  switch (step) {
    case 'left':
      return { heading: heading - turn, tilt, angle };
    case 'right':
      return { heading: heading + turn, tilt, angle };
    case 'up':
      return { heading, tilt: tilt + turn, angle };
    case 'down':
      return { heading, tilt: tilt - turn, angle };
    case 'nearer':
      return { heading, tilt, angle: angle - ZOOM };
    case 'farther':
      return { heading, tilt, angle: angle + ZOOM };
  }
}

/**
 * Where the visitor looks, moved by pointer, keys and buttons. It lives outside React: `onLook` draws it, sixty times
 * a second while it moves and never while it rests. With `calm` nothing glides and nothing turns on after the hand.
 */
export function useLook(heading: number, calm: boolean, onLook: (look: Look) => void) {
  const look = useRef<Look>({ heading, tilt: 0, angle: OPENING_ANGLE });
  const frame = useRef(0);
  const hand = useRef<{ x: number; y: number; turn: number; tilt: number } | null>(null);

  const rest = useCallback(() => cancelAnimationFrame(frame.current), []);
  useEffect(() => rest, [rest]);

  const set = useCallback(
    (next: Look) => {
      look.current = bounded(next);
      onLook(look.current);
    },
    [onLook],
  );

  const glideTo = useCallback(
    (end: Look) => {
      rest();
      if (calm) return set(end);
      const from = look.current;
      const turn = turnBetween(from.heading, end.heading);
      const began = performance.now();
      const move = (now: number) => {
        const share = Math.min(1, Math.max(0, (now - began) / GLIDE));
        const eased = 1 - (1 - share) ** 3;
        set({
          heading: from.heading + turn * eased,
          tilt: from.tilt + (end.tilt - from.tilt) * eased,
          angle: from.angle + (end.angle - from.angle) * eased,
        });
        if (share < 1) frame.current = requestAnimationFrame(move);
      };
      frame.current = requestAnimationFrame(move);
    },
    [calm, rest, set],
  );

  function turnOn(turn: number, tilt: number): void {
    if (calm || Math.hypot(turn, tilt) < STILL) return;
    const { heading, tilt: was, angle } = look.current;
    set({ heading: heading + turn, tilt: was + tilt, angle });
    frame.current = requestAnimationFrame(() => turnOn(turn * KEPT, tilt * KEPT));
  }

  const letGo = () => {
    if (hand.current) turnOn(hand.current.turn, hand.current.tilt);
    hand.current = null;
  };

  return {
    look,
    /** Looks there at once, e.g. at a new standpoint. */
    set: useCallback(
      (next: Partial<Look>) => {
        rest();
        set({ ...look.current, ...next });
      },
      [rest, set],
    ),
    glideTo: useCallback((to: Partial<Look>) => glideTo({ ...look.current, ...to }), [glideTo]),
    step: (step: Step) => glideTo(stepped(look.current, step, BUTTON_TURN)),
    onKeyDown: (event: KeyboardEvent) => {
      const step = KEYS[event.key];
      if (!step || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      rest();
      set(stepped(look.current, step, KEY_TURN));
    },
    pointer: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        rest();
        event.currentTarget.setPointerCapture(event.pointerId);
        hand.current = { x: event.clientX, y: event.clientY, turn: 0, tilt: 0 };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!hand.current) return;
        const { clientWidth: width, clientHeight: height } = event.currentTarget;
        const { heading, tilt, angle } = look.current;
        const perPixel = 180 / Math.PI / focalLength(angle, { width, height });
        const turn = (hand.current.x - event.clientX) * perPixel;
        const tilted = (event.clientY - hand.current.y) * perPixel;
        hand.current = { x: event.clientX, y: event.clientY, turn, tilt: tilted };
        set({ heading: heading + turn, tilt: tilt + tilted, angle });
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
}
