import { withoutLabel, type Labelled } from '#values/label.ts'
import { normaliseCode } from '#values/normal-text.ts'
import { inGroups } from './groups.ts'
import type { Mask } from './mask.ts'

const bareOf = (text: string): string => normaliseCode(text).replace(/[\s-]/g, '')
const lettersOf = (bare: string): number => bare.replace(/[0-9]/g, '').length

/**
 * Returns a mask of grouped digits, without a pasted label. Typed letters and extra digits are rejected; a
 * paste is shown whole.
 */
export function digitMask(length: number, sizes: readonly number[], kind: Labelled): Mask {
  return (typed, change, before) => {
    const text = change === 'paste' ? withoutLabel(normaliseCode(typed), kind) : typed
    const [bare, was] = [bareOf(text), bareOf(before)]
    const isSurplus = bare.length > Math.max(length, was.length)
    const isRefused = change === 'key' && (isSurplus || lettersOf(bare) > lettersOf(was))
    return isRefused ? undefined : inGroups(bare, sizes)
  }
}
