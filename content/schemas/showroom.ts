import * as v from 'valibot';

const id = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/));
const metres = v.pipe(v.number(), v.minValue(0));
const length = v.pipe(v.number(), v.gtValue(0));

/**
 * The showroom's plan, one file for the pictures (studio/scenes/showroom.py) and the site's drawn plan and panorama.
 * All lengths in metres. The origin is the front left corner as one enters, x runs to the right, y into the room.
 */
export const showroomSchema = v.strictObject({
  /** Clear height of all rooms. */
  ceiling: length,
  /** Height of every standpoint's eye above the floor. */
  eye: length,
  /** The kitchen that is shown. */
  kitchen: id,
  /** Floors as rectangles; x and y are the corner nearest to the origin. */
  rooms: v.pipe(
    v.array(v.strictObject({ id, x: metres, y: metres, width: length, depth: length })),
    v.minLength(1),
  ),
  /** Windows and doors; `from` and `to` along x for front and back, along y for left and right. */
  openings: v.array(
    v.strictObject({
      id,
      kind: v.picklist(['window', 'door']),
      wall: v.picklist(['front', 'back', 'left', 'right']),
      from: metres,
      to: length,
      /** Heights above the floor. */
      sill: metres,
      head: length,
    }),
  ),
  /** What is shown; x and y are the corner nearest to the origin, width along x, depth along y. */
  displays: v.array(
    v.strictObject({
      id,
      kind: v.picklist([
        'kitchen',
        'island',
        'bathroom',
        'wardrobes',
        'library',
        'samples',
        'doors',
        'seating',
      ]),
      x: metres,
      y: metres,
      width: length,
      depth: length,
      height: length,
    }),
  ),
  /** Where a panorama was taken. Its picture is `showroom/<id>`. */
  standpoints: v.pipe(
    v.array(
      v.strictObject({
        id,
        x: metres,
        y: metres,
        /** Direction of the panorama's middle column in degrees: 0 looks along +y, 90 along +x (clockwise from above). */
        heading: v.pipe(v.number(), v.minValue(0), v.ltValue(360)),
        /** Standpoints seen from here, to walk to. */
        links: v.pipe(v.array(id), v.minLength(1)),
      }),
    ),
    v.minLength(4),
  ),
});

export type Showroom = v.InferOutput<typeof showroomSchema>;
export type Standpoint = Showroom['standpoints'][number];
export type ShowroomDisplay = Showroom['displays'][number];
