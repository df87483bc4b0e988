import { useState } from 'react'

/** Rows in one element of about a screen's height, since browsers handle few parts better than many rows. */
export interface Part {
  readonly key: number
  /** The place of its first field in the step. */
  readonly from: number
  readonly fields: readonly string[]
}

const rowsOfPart = 10

/** Splits the fields into parts; each stays in its part, so that a focused field never moves. */
export function partsOf(fields: readonly string[], before: readonly Part[]): readonly Part[] {
  const keys = new Map(before.flatMap((part) => part.fields.map((id) => [id, part.key] as const)))
  const lastExisting = fields.findLastIndex((id) => keys.has(id))
  const parts: { key: number; from: number; fields: string[] }[] = []
  for (const [at, id] of fields.entries()) {
    const last = parts.at(-1)
    const isFull = at > lastExisting && last !== undefined && last.fields.length >= rowsOfPart
    const here = (last?.key ?? 0) + (isFull ? 1 : 0)
    const key = Math.max(here, keys.get(id) ?? here)
    if (last?.key === key) last.fields.push(id)
    else parts.push({ key, from: at, fields: [id] })
  }
  return parts
}

/** Returns the parts of a step; one with folds is a single part, so that no fold is split. */
export function useParts(fields: readonly string[], isFolded: boolean): readonly Part[] {
  const split = (before: readonly Part[]) =>
    isFolded ? [{ key: 0, from: 0, fields }] : partsOf(fields, before)
  const [existing, keep] = useState(() => ({ fields, parts: split([]) }))
  if (existing.fields === fields) return existing.parts
  const parts = split(existing.parts)
  keep({ fields, parts })
  return parts
}
