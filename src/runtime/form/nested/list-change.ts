import { isSame } from '#values/equality.ts'

/** A change of a list: an item was added, removed or moved. */
export interface ListChange {
  readonly kind: 'added' | 'removed' | 'moved'
  readonly at: number
  /** New position of a moved item. */
  readonly to?: number
}

/** Returns the one change between two versions of a list. */
export function changeOf(before: readonly unknown[], next: readonly unknown[]): ListChange {
  const at = before.findIndex((item, place) => item !== next[place])
  if (next.length > before.length) return { kind: 'added', at: at === -1 ? before.length : at }
  if (next.length < before.length) return { kind: 'removed', at: at === -1 ? next.length : at }
  const last = before.findLastIndex((item, place) => item !== next[place])
  // The item at the first difference either moved down to the end, or the last one moved up.
  return isSame(before[at], next[last])
    ? { kind: 'moved', at, to: last }
    : { kind: 'moved', at: last, to: at }
}

const CONTROLS =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)'

/**
 * Moves the focus after a change: into an added item, to the successor of a removed one, to the button of a
 * moved one. Returns whether the items are rendered already.
 */
export function focusAfter({ kind, at, to = at }: ListChange, box: HTMLElement): boolean {
  const items = [...(box.querySelector('.ptl-array-items')?.children ?? [])]
  const item = items[kind === 'moved' ? to : Math.min(at, items.length - 1)]
  if (kind === 'added') {
    if (items.length <= at) return false
    item?.querySelector<HTMLElement>(CONTROLS)?.focus()
    return true
  }
  if (kind === 'moved') {
    const [up, down] = ['up', 'down'].map((way) =>
      item?.querySelector<HTMLElement>(`.rjsf-array-item-move-${way}:not(:disabled)`),
    )
    const chosen = to < at ? (up ?? down) : (down ?? up)
    chosen?.focus()
    return true
  }
  const remove = item?.querySelector<HTMLElement>('.rjsf-array-item-remove:not(:disabled)')
  const otherwise =
    item?.querySelector<HTMLElement>(CONTROLS) ?? box.querySelector<HTMLElement>('.rjsf-array-item-add')
  ;(remove ?? otherwise)?.focus()
  return true
}
