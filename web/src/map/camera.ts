// Looking at the map: how large a space is in pixels and where the plane's origin lies on the stage.

import type { Box, Point } from './geometry'

export interface Camera {
  radius: number
  x: number
  y: number
}

export interface Stage {
  width: number
  height: number
  bounds: Box
  home: Camera
}

const CLOSEST = 64

export function closest(stage: Stage): number {
  return Math.max(CLOSEST, stage.home.radius * 1.6)
}

/** Keeps the board in sight: it may not be smaller than the whole route, and its middle part never leaves the stage. */
export function held(camera: Camera, stage: Stage): Camera {
  const radius = Math.min(closest(stage), Math.max(stage.home.radius, camera.radius))
  if (radius <= stage.home.radius * 1.001) return stage.home
  const { width, height, bounds } = stage
  const room = (from: number, to: number, size: number, at: number): number => {
    const margin = size * 0.4
    return Math.min(size - margin - from * radius, Math.max(margin - to * radius, at))
  }
  return { radius, x: room(bounds.left, bounds.right, width, camera.x), y: room(bounds.top, bounds.bottom, height, camera.y) }
}

export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy }
}

export function panned(camera: Camera, dx: number, dy: number, stage: Stage): Camera {
  return held(moved(camera, dx, dy), stage)
}

/** Zooms so that the point of the map under `at` stays where it is. */
export function zoomed(camera: Camera, factor: number, at: Point, stage: Stage): Camera {
  const radius = Math.min(closest(stage), Math.max(stage.home.radius, camera.radius * factor))
  const k = radius / camera.radius
  return held({ radius, x: at[0] - (at[0] - camera.x) * k, y: at[1] - (at[1] - camera.y) * k }, stage)
}

export function between(a: Camera, b: Camera, t: number): Camera {
  const mix = (from: number, to: number): number => from + (to - from) * t
  return { radius: mix(a.radius, b.radius), x: mix(a.x, b.x), y: mix(a.y, b.y) }
}

export function easeOut(t: number): number {
  return 1 - (1 - t) ** 3
}

/** Where a pixel of the stage lies on the plane, in radii. */
export function toPlane(camera: Camera, at: Point): Point {
  return [(at[0] - camera.x) / camera.radius, (at[1] - camera.y) / camera.radius]
}

export function toStage(camera: Camera, point: Point): Point {
  return [point[0] * camera.radius + camera.x, point[1] * camera.radius + camera.y]
}
