import { describe, expect, it } from 'vitest';
import { placeFor, type Box } from '../src/rooms/coach-place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const screen = { width: 360, height: 640 };
const size = { width: 240, height: 100 };
const touches = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const at = ({ left, top }: { left: number; top: number }): Box => box(left, top, size.width, size.height);

describe('the bubble of the coach', () => {
  it('lies above what it points at where there is room', () => {
    const target = box(100, 300, 100, 40);
    const place = placeFor(size, { screen, target, never: [], rather: [] });
    expect(place).toEqual({ left: 30, top: 188, isFree: true });
  });

  it('covers neither what is asked nor the button, and cards only if it must', () => {
    const target = box(0, 420, 360, 120);
    const never = [box(0, 560, 360, 70), box(0, 320, 360, 90)];
    const rather = [box(0, 420, 360, 120), box(60, 60, 240, 120)];
    const place = placeFor(size, { screen, target, never, rather });
    expect(place.isFree).toBe(true);
    for (const other of [...never, ...rather]) expect(touches(at(place), other)).toBe(false);
  });

  it('stays where it is while it covers nothing there', () => {
    const target = box(100, 300, 100, 40);
    const now = { left: 40, top: 500 };
    expect(placeFor(size, { screen, target, never: [], rather: [], now })).toEqual({ ...now, isFree: true });
    const never = [box(0, 480, 360, 60)];
    expect(placeFor(size, { screen, target, never, rather: [], now })).not.toMatchObject(now);
  });

  it('says so when there is no room for it, and never leaves the screen', () => {
    const everything = [box(0, 0, 360, 640)];
    const place = placeFor(size, { screen, target: box(0, 0, 10, 10), never: everything, rather: [] });
    expect(place.isFree).toBe(false);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.left + size.width).toBeLessThanOrEqual(screen.width);
    expect(place.top + size.height).toBeLessThanOrEqual(screen.height);
  });
});
