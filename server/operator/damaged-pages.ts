import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads rows out of a database SQLite itself refuses, page by page as https://www.sqlite.org/fileformat2.html lays them out:
 * which table a page belongs to stood in the pages that are gone, so every leaf is tried and the caller tells its rows
 * by what is in them. `sqlite3 .recover` does the same, but Debian's is built without the part it needs.
 */

export type Value = number | string | null;

const TABLE_LEAF = 13;
const WAL_HEADER = 32;
const FRAME_HEADER = 24;

interface Pages {
  size: number;
  of: Map<number, Buffer>;
}

/** Bytes of a page; its size stands in the file's head, unless the head is gone: then it is the one SQLite chooses. */
function pageSize(file: Buffer): number {
  const size = file.length >= 18 ? file.readUInt16BE(16) : 0;
  if (size === 1) return 65_536;
  return size >= 512 && (size & (size - 1)) === 0 ? size : 4096;
}

/** Lays the committed pages of the journal over those of the file. */
function overlay({ size, of }: Pages, journal: Buffer): void {
  let open: [number, Buffer][] = [];
  for (let at = WAL_HEADER; at + FRAME_HEADER + size <= journal.length; at += FRAME_HEADER + size) {
    const isCurrent = journal.compare(journal, 16, 24, at + 8, at + 16) === 0;
    if (!isCurrent) break;
    open.push([journal.readUInt32BE(at), journal.subarray(at + FRAME_HEADER, at + FRAME_HEADER + size)]);
    if (journal.readUInt32BE(at + 4) === 0) continue;
    for (const [number, page] of open) of.set(number, page);
    open = [];
  }
}

function pagesOf(path: string): Pages {
  const file = readFileSync(path);
  const size = pageSize(file);
  const of = new Map<number, Buffer>();
  for (let at = 0; at + size <= file.length; at += size) of.set(at / size + 1, file.subarray(at, at + size));
  const pages = { size, of };
  if (existsSync(`${path}-wal`)) overlay(pages, readFileSync(`${path}-wal`));
  return pages;
}

/** A number of one to nine bytes, and where the next thing begins. */
function varint(bytes: Buffer, at: number): [value: number, next: number] {
  let value = 0;
  for (let n = 0; n < 8; n += 1) {
    const byte = bytes.readUInt8(at + n);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, at + n + 1];
  }
  return [value * 256 + bytes.readUInt8(at + 8), at + 9];
}

/** The whole payload of a cell, with what overflowed to other pages. */
function payload({ size, of }: Pages, page: Buffer, at: number, length: number): Buffer {
  const least = Math.floor(((size - 12) * 32) / 255) - 23;
  const kept = least + ((length - least) % (size - 4));
  const here = length <= size - 35 ? length : kept <= size - 35 ? kept : least;
  const parts = [page.subarray(at, at + here)];
  let left = length - here;
  let next = left > 0 ? page.readUInt32BE(at + here) : 0;
  while (left > 0) {
    const more = of.get(next);
    if (!more) throw new RangeError('an overflow page is missing');
    parts.push(more.subarray(4, 4 + Math.min(left, size - 4)));
    left -= size - 4;
    next = more.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8];

function value(bytes: Buffer, at: number, type: number): [value: Value, length: number] {
  if (type >= 12) {
    const length = (type - (type % 2 ? 13 : 12)) / 2;
    return [bytes.toString('utf8', at, at + length), length];
  }
  if (type === 8 || type === 9) return [type - 8, 0];
  const length = type === 7 ? 8 : (INTEGER_BYTES[type] ?? 0);
  if (length === 0) return [null, 0];
  if (type === 7) return [bytes.readDoubleBE(at), length];
  return [length === 8 ? Number(bytes.readBigInt64BE(at)) : bytes.readIntBE(at, length), length];
}

function record(bytes: Buffer): Value[] {
  const [header, first] = varint(bytes, 0);
  const values: Value[] = [];
  let at = header;
  for (let next = first; next < header; ) {
    const [type, after] = varint(bytes, next);
    const [one, length] = value(bytes, at, type);
    if (at + length > bytes.length) throw new RangeError('a value is longer than its record');
    values.push(one);
    at += length;
    next = after;
  }
  return values;
}

/** Values of every row that can still be read, of all tables; where the key is the row's number its value is null. */
export function readableRows(path: string): Value[][] {
  const pages = pagesOf(path);
  const rows: Value[][] = [];
  for (const [number, page] of pages.of) {
    const start = number === 1 ? 100 : 0;
    if (page[start] !== TABLE_LEAF) continue;
    for (let cell = 0; cell < page.readUInt16BE(start + 3); cell += 1)
      try {
        const [length, afterLength] = varint(page, page.readUInt16BE(start + 8 + cell * 2));
        const [, at] = varint(page, afterLength);
        rows.push(record(payload(pages, page, at, length)));
      } catch (error) {
        // A page that is garbage, or part of one: its other cells may be whole.
        if (!(error instanceof RangeError)) throw error;
      }
  }
  return rows;
}
