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

export function useParts(fields: readonly string[]): readonly Part[] {
  const [existing, keep] = useState(() => ({ fields, parts: partsOf(fields, []) }))
  if (existing.fields === fields) return existing.parts
  const parts = partsOf(fields, existing.parts)
  keep({ fields, parts })
  return parts
}
