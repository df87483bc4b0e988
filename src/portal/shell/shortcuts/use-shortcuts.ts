import { useEffect } from 'react'
import { singleKeyOf } from '#runtime/keys/single-key.ts'
import { shortcutKeys } from '#values/shortcut-keys.ts'
import { findKeyScope, findRow, findSearch, listKeyed } from './key-scope.ts'

/** Maximum time between g and the letter after it, in milliseconds. */
const letterWithin = 2_000

export interface Shortcuts {
  readonly search: () => void
  readonly help: () => void
  /** Opens the page of a letter. */
  readonly goTo: (letter: string) => void
}

/**
 * Handles Ctrl or ⌘ with K anywhere, and single-key shortcuts while nobody types and nothing is above the
 * page.
 */
export function useShortcuts({ search, help, goTo }: Shortcuts): void {
  useEffect(() => {
    let goUntil = 0
    // Handled in the capture phase: the focused element must not react to the second letter of a pair.
    const pressLetter = (event: KeyboardEvent) => {
      if (event.key === 'Shift' || event.repeat || goUntil === 0) return
      const isInTime = event.timeStamp <= goUntil
      goUntil = 0
      const key = singleKeyOf(event)
      if (!isInTime || key === undefined || !/^[a-z]$/.test(key) || findKeyScope()?.kind !== 'page') return
      event.preventDefault()
      goTo(key)
    }
    const beginGoTo = (event: KeyboardEvent) => {
      goUntil = event.timeStamp + letterWithin
    }
    const actionOf = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') return search
      const key = singleKeyOf(event)
      if (key === undefined) return undefined
      if (key === shortcutKeys.help) return help
      const scope = findKeyScope()
      if (!scope) return undefined
      const [, button] = listKeyed(scope).find(([letter]) => letter === key) ?? []
      if (button) return () => button.click()
      if (scope.kind === 'sheet') return undefined
      if (key === shortcutKeys.goTo) return () => beginGoTo(event)
      if (key === shortcutKeys.search) return focusing(findSearch(scope)) ?? search
      if (key === shortcutKeys.nextRow || key === shortcutKeys.previousRow) return focusing(findRow(scope))
      return undefined
    }
    const press = (event: KeyboardEvent) => {
      const run = event.defaultPrevented ? undefined : actionOf(event)
      if (!run) return
      event.preventDefault()
      if (!event.repeat) run()
    }
    addEventListener('keydown', pressLetter, true)
    addEventListener('keydown', press)
    return () => {
      removeEventListener('keydown', pressLetter, true)
      removeEventListener('keydown', press)
    }
  }, [search, help, goTo])
}

function focusing(element: HTMLElement | undefined): (() => void) | undefined {
  return (
    element &&
    (() => {
      element.focus()
      if (element instanceof HTMLInputElement) element.select()
    })
  )
}
