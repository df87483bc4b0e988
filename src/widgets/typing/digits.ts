import { inGroups, isKeyPress, keepsTo } from './groups.ts'

/** A mask of digits in groups; letters are refused key by key, while a paste shows all it brought. */
export function digitMask(
  length: number,
  sizes: readonly number[],
): (typed: string, before: string) => string {
  return (typed, before) => {
    const wasTyped = isKeyPress(typed, before)
    const bare = wasTyped ? typed.replace(/[^0-9]/g, '') : typed.replace(/[\s-]/g, '')
    return inGroups(keepsTo(length, bare, wasTyped), sizes)
  }
}
