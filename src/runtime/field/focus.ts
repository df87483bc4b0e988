import { createContext } from 'react'

const focusable =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href], [tabindex]:not([tabindex="-1"])'

/** Elements of the fields, so that an error link can focus any widget. */
export interface FocusRegistry {
  register(field: string, row: HTMLElement): () => void
  /** Tells whether a field that is not rendered yet is to get the focus. */
  isAwaiting(): boolean
  /** Now, or as soon as the field is on the screen. */
  focus(field: string): void
}

function target(row: HTMLElement): HTMLElement | undefined {
  const chosen = row.querySelector<HTMLElement>(
    'input[type="radio"]:checked, [aria-checked="true"]:not([tabindex="-1"])',
  )
  return chosen ?? row.querySelector<HTMLElement>(focusable) ?? undefined
}

/** Opens what is folded around a row: nothing in there takes the focus otherwise. */
function unfold(row: HTMLElement) {
  const fold = row.closest('details')
  if (fold) fold.open = true
}

function focusIn(row: HTMLElement) {
  unfold(row)
  const element = target(row) ?? row
  if (element === row) row.tabIndex = -1
  row.scrollIntoView({ block: 'center' })
  element.focus({ preventScroll: true })
}

export function createFocusRegistry(): FocusRegistry {
  const rows = new Map<string, HTMLElement>()
  let awaited: string | undefined
  return {
    isAwaiting: () => awaited !== undefined,
    register(field, row) {
      rows.set(field, row)
      if (awaited === field) {
        awaited = undefined
        focusIn(row)
      }
      return () => {
        if (rows.get(field) === row) rows.delete(field)
      }
    },
    focus(field) {
      const row = rows.get(field)
      awaited = row ? undefined : field
      if (row) focusIn(row)
    },
  }
}

export const FocusContext = createContext<FocusRegistry | undefined>(undefined)
